const FACTORS: Readonly<Record<string, number>> = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  '': 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
  Ei: 2 ** 60,
};
const QUANTITY = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)([numkMGTPE]|[KMGTPE]i)?$/;

/** The value of a Kubernetes quantity such as 100m, 1.5 or 10Gi; null if it is not one. */
export function parseQuantity(text: string): number | null {
  const found = QUANTITY.exec(text);
  const factor = found ? FACTORS[found[2] ?? ''] : undefined;
  return found && factor !== undefined ? Number(found[1]) * factor : null;
}
