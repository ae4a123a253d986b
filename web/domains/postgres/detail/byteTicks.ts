const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const INTERVALS = 4;

/** Round values in binary units from 0 to beyond the peak, for an axis of bytes. */
export function byteTicks(peak: number): number[] {
  const wanted = Math.max(1, peak / INTERVALS);
  const unit = 1024 ** Math.floor(Math.log(wanted) / Math.log(1024));
  const step = unit * (STEPS.find((one) => one * unit >= wanted) ?? 1024);
  const count = Math.max(1, Math.ceil(peak / step));
  return Array.from({ length: count + 1 }, (_one, index) => index * step);
}
