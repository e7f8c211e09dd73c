var lr=ArrayBuffer,m=Uint8Array,_=Uint16Array,ur=Int16Array;var s=Int32Array,t=function(r,e,i){if(m.prototype.slice)return m.prototype.slice.call(r,e,i);(e==null||e<0)&&(e=0),(i==null||i>r.length)&&(i=r.length);var a=new m(
i-e);return a.set(r.subarray(e,i)),a},P=function(r,e,i,a){if(m.prototype.fill)return m.prototype.fill.call(r,e,i,a);for((i==null||i<0)&&(i=0),(a==null||a>r.length)&&
(a=r.length);i<a;++i)r[i]=e;return r},wr=function(r,e,i,a){if(m.prototype.copyWithin)return m.prototype.copyWithin.call(r,e,i,a);for((i==null||i<0)&&(i=0),(a==null||
a>r.length)&&(a=r.length);i<a;)r[e++]=r[i++]};var gr=["invalid zstd data","window size too large (>2046MB)","invalid block type","FSE accuracy too high","match distance too far back","unexpected EOF"],F=function(r,e,i){
var a=new Error(e||gr[r]);if(a.code=r,Error.captureStackTrace&&Error.captureStackTrace(a,F),!i)throw a;return a},hr=function(r,e,i){for(var a=0,n=0;a<i;++a)n|=r[e++]<<
(a<<3);return n},pr=function(r,e){return(r[e]|r[e+1]<<8|r[e+2]<<16|r[e+3]<<24)>>>0},zr=function(r,e){var i=r[0]|r[1]<<8|r[2]<<16;if(i==3126568&&r[3]==253){var a=r[4],
n=a>>5&1,f=a>>2&1,v=a&3,l=a>>6;a&8&&F(0);var u=6-n,p=v==3?4:v,T=hr(r,u,p);u+=p;var g=l?1<<l:n,z=hr(r,u,g)+(l==1&&256),E=z;if(!n){var D=1<<10+(r[5]>>3);E=D+(D>>3)*
(r[5]&7)}E>2145386496&&F(1);var o=new m((e==1?z||E:e?0:E)+12);return o[0]=1,o[4]=4,o[8]=8,{b:u+g,y:0,l:0,d:T,w:e&&e!=1?e:o.subarray(12),e:E,o:new s(o.buffer,0,3),
u:z,c:f,m:Math.min(131072,E)}}else if((i>>4|r[3]<<20)==25481893)return pr(r,4)+8;F(0)},Z=function(r){for(var e=0;1<<e<=r;++e);return e-1},Q=function(r,e,i){var a=(e<<
3)+4,n=(r[e]&15)+5;n>i&&F(3);for(var f=1<<n,v=f,l=-1,u=-1,p=-1,T=f,g=new lr(512+(f<<2)),z=new ur(g,0,256),E=new _(g,0,256),D=new _(g,512,f),o=512+(f<<1),A=new m(
g,o,f),L=new m(g,o+f);l<255&&v>0;){var B=Z(v+1),c=a>>3,C=(1<<B+1)-1,x=(r[c]|r[c+1]<<8|r[c+2]<<16)>>(a&7)&C,h=(1<<B)-1,S=C-v-1,M=x&h;if(M<S?(a+=B,x=M):(a+=B+1,x>
h&&(x-=S)),z[++l]=--x,x==-1?(v+=x,A[--T]=l):v-=x,!x)do{var O=a>>3;u=(r[O]|r[O+1]<<8)>>(a&7)&3,a+=2,l+=u}while(u==3)}(l>255||v)&&F(0);for(var U=0,j=(f>>1)+(f>>3)+
3,q=f-1,W=0;W<=l;++W){var w=z[W];if(w<1){E[W]=-w;continue}for(p=0;p<w;++p){A[U]=W;do U=U+j&q;while(U>=T)}}for(U&&F(0),p=0;p<f;++p){var y=E[A[p]]++,I=L[p]=n-Z(y);
D[p]=(y<<I)-f}return[a+7>>3,{b:n,s:A,n:L,t:D}]},Ar=function(r,e){var i=0,a=-1,n=new m(292),f=r[e],v=n.subarray(0,256),l=n.subarray(256,268),u=new _(n.buffer,268);
if(f<128){var p=Q(r,e+1,6),T=p[0],g=p[1];e+=f;var z=T<<3,E=r[e];E||F(0);for(var D=0,o=0,A=g.b,L=A,B=(++e<<3)-8+Z(E);B-=A,!(B<z);){var c=B>>3;if(D+=(r[c]|r[c+1]<<
8)>>(B&7)&(1<<A)-1,v[++a]=g.s[D],B-=L,B<z)break;c=B>>3,o+=(r[c]|r[c+1]<<8)>>(B&7)&(1<<L)-1,v[++a]=g.s[o],A=g.n[D],D=g.t[D],L=g.n[o],o=g.t[o]}++a>255&&F(0)}else{
for(a=f-127;i<a;i+=2){var C=r[++e];v[i]=C>>4,v[i+1]=C&15}++e}var x=0;for(i=0;i<a;++i){var h=v[i];h>11&&F(0),x+=h&&1<<h-1}var S=Z(x)+1,M=1<<S,O=M-x;for(O&O-1&&F(
0),v[a++]=Z(O)+1,i=0;i<a;++i){var h=v[i];++l[v[i]=h&&S+1-h]}var U=new m(M<<1),j=U.subarray(0,M),q=U.subarray(M);for(u[S]=0,i=S;i>0;--i){var W=u[i];P(q,i,W,u[i-1]=
W+l[i]*(1<<S-i))}for(u[0]!=M&&F(0),i=0;i<a;++i){var w=v[i];if(w){var y=u[w];P(j,i,y,u[w]=y+(1<<S-w))}}return[e,{n:q,b:S,s:j}]},mr=Q(new m([81,16,99,140,49,198,24,
99,12,33,196,24,99,102,102,134,70,146,4]),0,6)[1],Er=Q(new m([33,20,196,24,99,140,33,132,16,66,8,33,132,16,66,8,33,68,68,68,68,68,68,68,68,36,9]),0,6)[1],Fr=Q(new m(
[32,132,16,66,102,70,68,68,68,68,36,73,2]),0,5)[1],fr=function(r,e){for(var i=r.length,a=new s(i),n=0;n<i;++n)a[n]=e,e+=1<<r[n];return a},d=new m(new s([0,0,0,0,
16843009,50528770,134678020,202050057,269422093]).buffer,0,36),cr=fr(d,0),rr=new m(new s([0,0,0,0,0,0,0,0,16843009,50528770,117769220,185207048,252579084,16]).buffer,
0,53),xr=fr(rr,3),N=function(r,e,i){var a=r.length,n=e.length,f=r[a-1],v=(1<<i.b)-1,l=-i.b;f||F(0);for(var u=0,p=i.b,T=(a<<3)-8+Z(f)-p,g=-1;T>l&&g<n;){var z=T>>
3,E=(r[z]|r[z+1]<<8|r[z+2]<<16)>>(T&7);u=(u<<p|E)&v,e[++g]=i.s[u],T-=p=i.n[u]}(T!=l||g+1!=n)&&F(0)},Tr=function(r,e,i){var a=6,n=e.length,f=n+3>>2,v=f<<1,l=f+v;
N(r.subarray(a,a+=r[0]|r[1]<<8),e.subarray(0,f),i),N(r.subarray(a,a+=r[2]|r[3]<<8),e.subarray(f,v),i),N(r.subarray(a,a+=r[4]|r[5]<<8),e.subarray(v,l),i),N(r.subarray(
a),e.subarray(l),i)},Br=function(r,e,i){var a,n=e.b,f=r[n],v=f>>1&3;e.l=f&1;var l=f>>3|r[n+1]<<5|r[n+2]<<13,u=(n+=3)+l;if(v==1)return n>=r.length?void 0:(e.b=n+
1,i?(P(i,r[n],e.y,e.y+=l),i):P(new m(l),r[n]));if(!(u>r.length)){if(v==0)return e.b=u,i?(i.set(r.subarray(n,u),e.y),e.y+=l,i):t(r,n,u);if(v==2){var p=r[n],T=p&3,
g=p>>2&3,z=p>>4,E=0,D=0;T<2?g&1?z|=r[++n]<<4|(g&2&&r[++n]<<12):z=p>>3:(D=g,g<2?(z|=(r[++n]&63)<<4,E=r[n]>>6|r[++n]<<2):g==2?(z|=r[++n]<<4|(r[++n]&3)<<12,E=r[n]>>
2|r[++n]<<6):(z|=r[++n]<<4|(r[++n]&63)<<12,E=r[n]>>6|r[++n]<<2|r[++n]<<10)),++n;var o=i?i.subarray(e.y,e.y+e.m):new m(e.m),A=o.length-z;if(T==0)o.set(r.subarray(
n,n+=z),A);else if(T==1)P(o,r[n++],A);else{var L=e.h;if(T==2){var B=Ar(r,n);E+=n-(n=B[0]),e.h=L=B[1]}else L||F(0);(D?Tr:N)(r.subarray(n,n+=E),o.subarray(A),L)}var c=r[n++];
if(c){c==255?c=(r[n++]|r[n++]<<8)+32512:c>127&&(c=c-128<<8|r[n++]);var C=r[n++];C&3&&F(0);for(var x=[Er,Fr,mr],h=2;h>-1;--h){var S=C>>(h<<1)+2&3;if(S==1){var M=new m(
[0,0,r[n++]]);x[h]={s:M.subarray(2,3),n:M.subarray(0,1),t:new _(M.buffer,0,1),b:0}}else S==2?(a=Q(r,n,9-(h&1)),n=a[0],x[h]=a[1]):S==3&&(e.t||F(0),x[h]=e.t[h])}var O=e.
t=x,U=O[0],j=O[1],q=O[2],W=r[u-1];W||F(0);var w=(u<<3)-8+Z(W)-q.b,y=w>>3,I=0,R=(r[y]|r[y+1]<<8)>>(w&7)&(1<<q.b)-1;y=(w-=j.b)>>3;var V=(r[y]|r[y+1]<<8)>>(w&7)&(1<<
j.b)-1;y=(w-=U.b)>>3;var X=(r[y]|r[y+1]<<8)>>(w&7)&(1<<U.b)-1;for(++c;--c;){var k=q.s[R],er=q.n[R],b=U.s[X],ir=U.n[X],nr=j.s[V],ar=j.n[V];y=(w-=nr)>>3;var vr=1<<
nr,H=vr+((r[y]|r[y+1]<<8|r[y+2]<<16|r[y+3]<<24)>>>(w&7)&vr-1);y=(w-=rr[b])>>3;var G=xr[b]+((r[y]|r[y+1]<<8|r[y+2]<<16)>>(w&7)&(1<<rr[b])-1);y=(w-=d[k])>>3;var Y=cr[k]+
((r[y]|r[y+1]<<8|r[y+2]<<16)>>(w&7)&(1<<d[k])-1);if(y=(w-=er)>>3,R=q.t[R]+((r[y]|r[y+1]<<8)>>(w&7)&(1<<er)-1),y=(w-=ir)>>3,X=U.t[X]+((r[y]|r[y+1]<<8)>>(w&7)&(1<<
ir)-1),y=(w-=ar)>>3,V=j.t[V]+((r[y]|r[y+1]<<8)>>(w&7)&(1<<ar)-1),H>3)e.o[2]=e.o[1],e.o[1]=e.o[0],e.o[0]=H-=3;else{var $=H-(Y!=0);$?(H=$==3?e.o[0]-1:e.o[$],$>1&&
(e.o[2]=e.o[1]),e.o[1]=e.o[0],e.o[0]=H):H=e.o[0]}for(var h=0;h<Y;++h)o[I+h]=o[A+h];I+=Y,A+=Y;var J=I-H;if(J<0){var K=-J,or=e.e+J;K>G&&(K=G);for(var h=0;h<K;++h)
o[I+h]=e.w[or+h];I+=K,G-=K,J=0}for(var h=0;h<G;++h)o[I+h]=o[J+h];I+=G}if(I!=A)for(;A<o.length;)o[I++]=o[A++];else I=o.length;i?e.y+=I:o=t(o,0,I)}else if(i){if(e.
y+=z,A)for(var h=0;h<z;++h)o[h]=o[A+h]}else A&&(o=t(o,A));return e.b=u,o}F(2)}},Dr=function(r,e){if(r.length==1)return r[0];for(var i=new m(e),a=0,n=0;a<r.length;++a){
var f=r[a];i.set(f,n),n+=f.length}return i};function yr(r,e){for(var i=[],a=+!e,n=0,f=0;r.length;){var v=zr(r,a||e);if(typeof v=="object"){for(a?(e=null,v.w.length==
v.u&&(i.push(e=v.w),f+=v.u)):(i.push(e),v.e=0);!v.l;){var l=Br(r,v,e);l||F(5),e?v.e=v.y:(i.push(l),f+=l.length,wr(v.w,0,l.length),v.w.set(l,v.w.length-l.length))}
n=v.b+v.c*4}else n=v;r=r.subarray(n)}return Dr(i,f)}/*! with fzstd by Arjun Barrett, under the MIT licence: https://github.com/101arrowz/fzstd */function Ir(r){let e=yr(new Uint8Array(r));return e.length<e.buffer.
byteLength?e.slice().buffer:e.buffer}export{Ir as unpacked};
