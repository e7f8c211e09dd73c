// What builds the site is plain JavaScript, for Node alone.
declare module "*/repeats.mjs" {
  export function told(memory: Uint8Array<ArrayBuffer>, before?: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}
