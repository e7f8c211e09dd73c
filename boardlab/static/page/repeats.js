function m(c,A=new ArrayBuffer(0)){let[h,f]=new Uint32Array(c,0,2),b=new Uint8Array(c,8,f),E=new Uint32Array(c,8+f),a=new Uint32Array(A),e=new Uint32Array(h/4),
u=0,i=0,l=0,y=()=>{let t=0;for(let r=0;;r+=7){if(u>=f)throw new Error("no memory");let n=b[u++];if(t|=(n&127)<<r,n<128)return t>>>0}};for(let t=0;t<e.length;){let r=y();
e.set(E.subarray(i,i+r),t),i+=r,t+=r;let n=y(),w=y();l+=w>>>1^-(w&1);let o=t-l;if(o<0)e.set(a.subarray(a.length+o,a.length+o+n),t);else if(l>=n)e.copyWithin(t,o,
o+n);else for(let s=0;s<n;s++)e[t+s]=e[o+s];t+=n}return e.buffer}export{m as whole};
