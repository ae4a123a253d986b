const kibibytes: Readonly<Record<string, number>> = { kB: 1, MB: 1024, GB: 1024 ** 2, TB: 1024 ** 3 };
/** PostgreSQL counts `shared_buffers` in pages where no unit is given. */
const PAGE_KIB = 8;
const DEFAULT = '128MB';
/** For connections and everything else. */
const OTHER_MIB = 128;

function amountOf(sharedBuffers: string): number {
  const [, digits = '', unit = ''] = /^([\d.]+)\s*([A-Za-z]*)$/.exec(sharedBuffers) ?? [];
  return Number(digits) * (unit === '' ? PAGE_KIB : (kibibytes[unit] ?? 0));
}

/** With a unit: without one the operator reads megabytes. */
export function sharedBuffersOf(value: string): string {
  return /^\d+$/.test(value) ? `${amountOf(value)}kB` : value;
}

/** What an instance requests. The operator refuses less than its `shared_buffers`. */
export function memoryRequest(sharedBuffers = DEFAULT): string {
  return `${Math.ceil(amountOf(sharedBuffers) / 1024) + OTHER_MIB}Mi`;
}
