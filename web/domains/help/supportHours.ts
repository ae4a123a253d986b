const OPENS = 8;
const CLOSES = 18;
const FRIDAY = 5;

const DAY = 24 * 60 * 60 * 1000;

const isWorkday = (at: Date) => at.getUTCDay() >= 1 && at.getUTCDay() <= FRIDAY;

/** Support hours are Monday to Friday, 08:00 to 18:00 UTC: today's, whether they are running, and when they start next. */
export function supportHours(now: Date): { opens: Date; closes: Date; isOpen: boolean; nextOpening: Date } {
  const at = (hour: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  const [opens, closes] = [at(OPENS), at(CLOSES)];
  let nextOpening = opens;
  while (nextOpening <= now || !isWorkday(nextOpening)) nextOpening = new Date(nextOpening.getTime() + DAY);
  return { opens, closes, isOpen: isWorkday(now) && now >= opens && now < closes, nextOpening };
}
