import { kibibytes } from '../memoryUnits.ts';

const DEFAULT = '128MB';
/** For connections and everything else. */
const OTHER_MIB = 128;

function amountOf(sharedBuffers: string): number {
  const [, digits = '', unit = ''] = /^([\d.]+)\s*([A-Za-z]*)$/.exec(sharedBuffers) ?? [];
  // Without a unit, PostgreSQL counts `shared_buffers` in pages.
  return Number(digits) * (kibibytes[unit || '8kB'] ?? 0);
}

/** With a unit: without one the operator reads megabytes. */
export function sharedBuffersOf(value: string): string {
  return /^\d+$/.test(value) ? `${amountOf(value)}kB` : value;
}

/** What an instance requests. The operator refuses less than its `shared_buffers`. */
export function memoryRequest(sharedBuffers = DEFAULT): string {
  return `${Math.ceil(amountOf(sharedBuffers) / 1024) + OTHER_MIB}Mi`;
}
