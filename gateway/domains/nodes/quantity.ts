/** Parses Kubernetes quantities. */

const CPU = /^(\d+(?:\.\d+)?)(n|u|m|)$/;
const CORES = { n: 1e-9, u: 1e-6, m: 1e-3, '': 1 } as const;

const MEMORY = /^(\d+(?:\.\d+)?)(Ki|Mi|Gi|Ti|k|M|G|T|m|)$/;
/** The specification uses units of 1,024 and calls them GB. */
const GIB = 1_024 ** 3;
const BYTES = {
  Ki: 1_024,
  Mi: 1_024 ** 2,
  Gi: GIB,
  Ti: 1_024 ** 4,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  m: 1e-3,
  '': 1,
} as const;

function amount<Unit extends string>(
  text: string,
  form: RegExp,
  units: Readonly<Record<Unit, number>>,
): number | null {
  const [, digits, unit] = form.exec(text) ?? [];
  return digits === undefined ? null : Number(digits) * units[unit as Unit];
}

/** `250m`, `2`, `123456789n` → cores; null when it is not a quantity. */
export function coresOf(text: string): number | null {
  return amount(text, CPU, CORES);
}

/** `8388608Ki`, `512Mi`, `2Gi` → GB; null when it is not a quantity. */
export function gigabytesOf(text: string): number | null {
  const bytes = amount(text, MEMORY, BYTES);
  return bytes === null ? null : bytes / GIB;
}

const AGE = /(\d+)([smhdwy])/g;
const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  m: 60,
  h: 3_600,
  d: 86_400,
  w: 604_800,
  y: 31_536_000,
};

/** `12d3h` → seconds; null when it is not an age. */
export function secondsOf(age: string): number | null {
  const parts = [...age.matchAll(AGE)];
  if (parts.map(([part]) => part).join('') !== age || parts.length === 0) return null;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (SECONDS[unit ?? ''] ?? 0), 0);
}
