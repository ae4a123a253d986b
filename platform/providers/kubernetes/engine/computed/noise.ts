/** A deterministic number from 0 (inclusive) to 1, for step `n` of a seed. Cheap: logs and loads use thousands. */
export function noise(seed: number, n: number): number {
  let x = (seed ^ Math.imul(n + 0x9e37, 0x85ebca6b)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}
