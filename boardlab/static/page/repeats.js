function E(f,w=new ArrayBuffer(0)){let[h,a]=new Uint32Array(f,0,2),b=new Uint8Array(f,8,a),B=new Uint32Array(f,8+a),c=new Uint32Array(w),e=new Uint32Array(h/4),
u=0,y=0,i=0,l=()=>{let r=0;for(let n=0;;n+=7){if(u>=a)throw new Error("no memory");let t=b[u++];if(r|=(t&127)<<n,t<128)return r>>>0}};for(let r=0;r<e.length;){let n=l();
e.set(B.subarray(y,y+n),r),y+=n,r+=n;let t=l(),A=l();i+=A>>>1^-(A&1);let o=r-i;if(o<0)e.set(c.subarray(c.length+o,c.length+o+t),r);else if(i>=t)e.copyWithin(r,o,
o+t);else for(let s=0;s<t;s++)e[r+s]=e[o+s];r+=t}return e.buffer}export{E as whole};
