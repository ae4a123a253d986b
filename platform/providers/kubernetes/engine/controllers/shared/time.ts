/** The moment `ms` after another one. */
export function after(moment: Date | string, ms: number): Date {
  return new Date(new Date(moment).getTime() + ms);
}

/** The earliest of the moments; null if there is none. */
export function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times));
}
