const STEPS = [0, 25, 50, 75, 100];
const MIN_GAP = 5000;

export interface Spoken {
  step: number;
  message: string | undefined;
  at: number;
}

/** The highest of 0, 25, 50, 75, 100 that has been reached. */
export function stepOf(percent: number): number {
  return STEPS.findLast((step) => percent >= step) ?? 0;
}

/** Whether to announce progress now: a new step or message, at most every 5 s; completion always. */
export function isWorthSaying(last: Spoken | undefined, next: Spoken): boolean {
  if (!last) return true;
  if (next.step === last.step && next.message === last.message) return false;
  if (next.step === 100 && last.step !== 100) return true;
  return next.at - last.at >= MIN_GAP;
}
