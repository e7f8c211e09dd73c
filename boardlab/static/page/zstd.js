var ur=ArrayBuffer,m=Uint8Array,_=Uint16Array,lr=Int16Array;var s=Int32Array,t=function(r,e,i){if(m.prototype.slice)return m.prototype.slice.call(r,e,i);(e==null||e<0)&&(e=0),(i==null||i>r.length)&&(i=r.length);var n=new m(
i-e);return n.set(r.subarray(e,i)),n},P=function(r,e,i,n){if(m.prototype.fill)return m.prototype.fill.call(r,e,i,n);for((i==null||i<0)&&(i=0),(n==null||n>r.length)&&
(n=r.length);i<n;++i)r[i]=e;return r},wr=function(r,e,i,n){if(m.prototype.copyWithin)return m.prototype.copyWithin.call(r,e,i,n);for((i==null||i<0)&&(i=0),(n==null||
n>r.length)&&(n=r.length);i<n;)r[e++]=r[i++]};var gr=["invalid zstd data","window size too large (>2046MB)","invalid block type","FSE accuracy too high","match distance too far back","unexpected EOF"],E=function(r,e,i){
var n=new Error(e||gr[r]);if(n.code=r,Error.captureStackTrace&&Error.captureStackTrace(n,E),!i)throw n;return n},fr=function(r,e,i){for(var n=0,a=0;n<i;++n)a|=r[e++]<<
(n<<3);return a},pr=function(r,e){return(r[e]|r[e+1]<<8|r[e+2]<<16|r[e+3]<<24)>>>0},zr=function(r,e){var i=r[0]|r[1]<<8|r[2]<<16;if(i==3126568&&r[3]==253){var n=r[4],
a=n>>5&1,h=n>>2&1,v=n&3,u=n>>6;n&8&&E(0);var l=6-a,p=v==3?4:v,x=fr(r,l,p);l+=p;var g=u?1<<u:a,z=fr(r,l,g)+(u==1&&256),B=z;if(!a){var D=1<<10+(r[5]>>3);B=D+(D>>3)*
(r[5]&7)}B>2145386496&&E(1);var o=new m((e==1?z||B:e?0:B)+12);return o[0]=1,o[4]=4,o[8]=8,{b:l+g,y:0,l:0,d:x,w:e&&e!=1?e:o.subarray(12),e:B,o:new s(o.buffer,0,3),
u:z,c:h,m:Math.min(131072,B)}}else if((i>>4|r[3]<<20)==25481893)return pr(r,4)+8;E(0)},Z=function(r){for(var e=0;1<<e<=r;++e);return e-1},Q=function(r,e,i){var n=(e<<
3)+4,a=(r[e]&15)+5;a>i&&E(3);for(var h=1<<a,v=h,u=-1,l=-1,p=-1,x=h,g=new ur(512+(h<<2)),z=new lr(g,0,256),B=new _(g,0,256),D=new _(g,512,h),o=512+(h<<1),A=new m(
g,o,h),L=new m(g,o+h);u<255&&v>0;){var T=Z(v+1),F=n>>3,C=(1<<T+1)-1,c=(r[F]|r[F+1]<<8|r[F+2]<<16)>>(n&7)&C,f=(1<<T)-1,S=C-v-1,M=c&f;if(M<S?(n+=T,c=M):(n+=T+1,c>
f&&(c-=S)),z[++u]=--c,c==-1?(v+=c,A[--x]=u):v-=c,!c)do{var O=n>>3;l=(r[O]|r[O+1]<<8)>>(n&7)&3,n+=2,u+=l}while(l==3)}(u>255||v)&&E(0);for(var U=0,j=(h>>1)+(h>>3)+
3,q=h-1,W=0;W<=u;++W){var w=z[W];if(w<1){B[W]=-w;continue}for(p=0;p<w;++p){A[U]=W;do U=U+j&q;while(U>=x)}}for(U&&E(0),p=0;p<h;++p){var y=B[A[p]]++,I=L[p]=a-Z(y);
D[p]=(y<<I)-h}return[n+7>>3,{b:a,s:A,n:L,t:D}]},Ar=function(r,e){var i=0,n=-1,a=new m(292),h=r[e],v=a.subarray(0,256),u=a.subarray(256,268),l=new _(a.buffer,268);
if(h<128){var p=Q(r,e+1,6),x=p[0],g=p[1];e+=h;var z=x<<3,B=r[e];B||E(0);for(var D=0,o=0,A=g.b,L=A,T=(++e<<3)-8+Z(B);T-=A,!(T<z);){var F=T>>3;if(D+=(r[F]|r[F+1]<<
8)>>(T&7)&(1<<A)-1,v[++n]=g.s[D],T-=L,T<z)break;F=T>>3,o+=(r[F]|r[F+1]<<8)>>(T&7)&(1<<L)-1,v[++n]=g.s[o],A=g.n[D],D=g.t[D],L=g.n[o],o=g.t[o]}++n>255&&E(0)}else{
for(n=h-127;i<n;i+=2){var C=r[++e];v[i]=C>>4,v[i+1]=C&15}++e}var c=0;for(i=0;i<n;++i){var f=v[i];f>11&&E(0),c+=f&&1<<f-1}var S=Z(c)+1,M=1<<S,O=M-c;for(O&O-1&&E(
0),v[n++]=Z(O)+1,i=0;i<n;++i){var f=v[i];++u[v[i]=f&&S+1-f]}var U=new m(M<<1),j=U.subarray(0,M),q=U.subarray(M);for(l[S]=0,i=S;i>0;--i){var W=l[i];P(q,i,W,l[i-1]=
W+u[i]*(1<<S-i))}for(l[0]!=M&&E(0),i=0;i<n;++i){var w=v[i];if(w){var y=l[w];P(j,i,y,l[w]=y+(1<<S-w))}}return[e,{n:q,b:S,s:j}]},mr=Q(new m([81,16,99,140,49,198,24,
99,12,33,196,24,99,102,102,134,70,146,4]),0,6)[1],Br=Q(new m([33,20,196,24,99,140,33,132,16,66,8,33,132,16,66,8,33,68,68,68,68,68,68,68,68,36,9]),0,6)[1],Er=Q(new m(
[32,132,16,66,102,70,68,68,68,68,36,73,2]),0,5)[1],hr=function(r,e){for(var i=r.length,n=new s(i),a=0;a<i;++a)n[a]=e,e+=1<<r[a];return n},d=new m(new s([0,0,0,0,
16843009,50528770,134678020,202050057,269422093]).buffer,0,36),Fr=hr(d,0),rr=new m(new s([0,0,0,0,0,0,0,0,16843009,50528770,117769220,185207048,252579084,16]).buffer,
0,53),cr=hr(rr,3),N=function(r,e,i){var n=r.length,a=e.length,h=r[n-1],v=(1<<i.b)-1,u=-i.b;h||E(0);for(var l=0,p=i.b,x=(n<<3)-8+Z(h)-p,g=-1;x>u&&g<a;){var z=x>>
3,B=(r[z]|r[z+1]<<8|r[z+2]<<16)>>(x&7);l=(l<<p|B)&v,e[++g]=i.s[l],x-=p=i.n[l]}(x!=u||g+1!=a)&&E(0)},xr=function(r,e,i){var n=6,a=e.length,h=a+3>>2,v=h<<1,u=h+v;
N(r.subarray(n,n+=r[0]|r[1]<<8),e.subarray(0,h),i),N(r.subarray(n,n+=r[2]|r[3]<<8),e.subarray(h,v),i),N(r.subarray(n,n+=r[4]|r[5]<<8),e.subarray(v,u),i),N(r.subarray(
n),e.subarray(u),i)},Tr=function(r,e,i){var n,a=e.b,h=r[a],v=h>>1&3;e.l=h&1;var u=h>>3|r[a+1]<<5|r[a+2]<<13,l=(a+=3)+u;if(v==1)return a>=r.length?void 0:(e.b=a+
1,i?(P(i,r[a],e.y,e.y+=u),i):P(new m(u),r[a]));if(!(l>r.length)){if(v==0)return e.b=l,i?(i.set(r.subarray(a,l),e.y),e.y+=u,i):t(r,a,l);if(v==2){var p=r[a],x=p&3,
g=p>>2&3,z=p>>4,B=0,D=0;x<2?g&1?z|=r[++a]<<4|(g&2&&r[++a]<<12):z=p>>3:(D=g,g<2?(z|=(r[++a]&63)<<4,B=r[a]>>6|r[++a]<<2):g==2?(z|=r[++a]<<4|(r[++a]&3)<<12,B=r[a]>>
2|r[++a]<<6):(z|=r[++a]<<4|(r[++a]&63)<<12,B=r[a]>>6|r[++a]<<2|r[++a]<<10)),++a;var o=i?i.subarray(e.y,e.y+e.m):new m(e.m),A=o.length-z;if(x==0)o.set(r.subarray(
a,a+=z),A);else if(x==1)P(o,r[a++],A);else{var L=e.h;if(x==2){var T=Ar(r,a);B+=a-(a=T[0]),e.h=L=T[1]}else L||E(0);(D?xr:N)(r.subarray(a,a+=B),o.subarray(A),L)}var F=r[a++];
if(F){F==255?F=(r[a++]|r[a++]<<8)+32512:F>127&&(F=F-128<<8|r[a++]);var C=r[a++];C&3&&E(0);for(var c=[Br,Er,mr],f=2;f>-1;--f){var S=C>>(f<<1)+2&3;if(S==1){var M=new m(
[0,0,r[a++]]);c[f]={s:M.subarray(2,3),n:M.subarray(0,1),t:new _(M.buffer,0,1),b:0}}else S==2?(n=Q(r,a,9-(f&1)),a=n[0],c[f]=n[1]):S==3&&(e.t||E(0),c[f]=e.t[f])}var O=e.
t=c,U=O[0],j=O[1],q=O[2],W=r[l-1];W||E(0);var w=(l<<3)-8+Z(W)-q.b,y=w>>3,I=0,R=(r[y]|r[y+1]<<8)>>(w&7)&(1<<q.b)-1;y=(w-=j.b)>>3;var V=(r[y]|r[y+1]<<8)>>(w&7)&(1<<
j.b)-1;y=(w-=U.b)>>3;var X=(r[y]|r[y+1]<<8)>>(w&7)&(1<<U.b)-1;for(++F;--F;){var k=q.s[R],er=q.n[R],b=U.s[X],ir=U.n[X],ar=j.s[V],nr=j.n[V];y=(w-=ar)>>3;var vr=1<<
ar,H=vr+((r[y]|r[y+1]<<8|r[y+2]<<16|r[y+3]<<24)>>>(w&7)&vr-1);y=(w-=rr[b])>>3;var G=cr[b]+((r[y]|r[y+1]<<8|r[y+2]<<16)>>(w&7)&(1<<rr[b])-1);y=(w-=d[k])>>3;var Y=Fr[k]+
((r[y]|r[y+1]<<8|r[y+2]<<16)>>(w&7)&(1<<d[k])-1);if(y=(w-=er)>>3,R=q.t[R]+((r[y]|r[y+1]<<8)>>(w&7)&(1<<er)-1),y=(w-=ir)>>3,X=U.t[X]+((r[y]|r[y+1]<<8)>>(w&7)&(1<<
ir)-1),y=(w-=nr)>>3,V=j.t[V]+((r[y]|r[y+1]<<8)>>(w&7)&(1<<nr)-1),H>3)e.o[2]=e.o[1],e.o[1]=e.o[0],e.o[0]=H-=3;else{var $=H-(Y!=0);$?(H=$==3?e.o[0]-1:e.o[$],$>1&&
(e.o[2]=e.o[1]),e.o[1]=e.o[0],e.o[0]=H):H=e.o[0]}for(var f=0;f<Y;++f)o[I+f]=o[A+f];I+=Y,A+=Y;var J=I-H;if(J<0){var K=-J,or=e.e+J;K>G&&(K=G);for(var f=0;f<K;++f)
o[I+f]=e.w[or+f];I+=K,G-=K,J=0}for(var f=0;f<G;++f)o[I+f]=o[J+f];I+=G}if(I!=A)for(;A<o.length;)o[I++]=o[A++];else I=o.length;i?e.y+=I:o=t(o,0,I)}else if(i){if(e.
y+=z,A)for(var f=0;f<z;++f)o[f]=o[A+f]}else A&&(o=t(o,A));return e.b=l,o}E(2)}},Dr=function(r,e){if(r.length==1)return r[0];for(var i=new m(e),n=0,a=0;n<r.length;++n){
var h=r[n];i.set(h,a),a+=h.length}return i};function yr(r,e){for(var i=[],n=+!e,a=0,h=0;r.length;){var v=zr(r,n||e);if(typeof v=="object"){for(n?(e=null,v.w.length==
v.u&&(i.push(e=v.w),h+=v.u)):(i.push(e),v.e=0);!v.l;){var u=Tr(r,v,e);u||E(5),e?v.e=v.y:(i.push(u),h+=u.length,wr(v.w,0,u.length),v.w.set(u,v.w.length-u.length))}
a=v.b+v.c*4}else a=v;r=r.subarray(a)}return Dr(i,h)}/*! with fzstd by Arjun Barrett, under the MIT licence: https://github.com/101arrowz/fzstd */function Ir(r){let e=yr(new Uint8Array(r));return e.length<e.buffer.
byteLength?e.slice().buffer:e.buffer}export{Ir as unpacked};
