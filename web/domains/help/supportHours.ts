const OPENS = 8;
const CLOSES = 18;
const FRIDAY = 5;

/** Today's support hours as moments, and whether they are running: Monday to Friday, 08:00 to 18:00 UTC. */
export function supportHours(now: Date): { opens: Date; closes: Date; isOpen: boolean } {
  const at = (hour: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  const [opens, closes] = [at(OPENS), at(CLOSES)];
  const day = now.getUTCDay();
  const isWorkday = day >= 1 && day <= FRIDAY;
  return { opens, closes, isOpen: isWorkday && now >= opens && now < closes };
}
