/** Values of one field of a schedule; null for `*`. */
type Field = ReadonlySet<number> | null;

const RANGES = [
  [0, 59],
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;
const DAY_MS = 86_400_000;
/** The 29th of February on a given weekday comes back after at most 40 years. */
const MOST_DAYS = 40 * 366;

function fieldOf(text: string, [least, most]: readonly [number, number]): Field {
  if (text === '*' || text === '?') return null;
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const [, range = '', step = '1'] = /^([^/]+)(?:\/(\d+))?$/.exec(part) ?? [];
    const [from = '', to = part.includes('/') ? String(most) : from] =
      range === '*' ? [String(least), String(most)] : range.split('-');
    for (let value = Number(from); value <= Number(to); value += Number(step)) values.add(value);
  }
  return values;
}

const has = (field: Field | undefined, value: number): boolean => !field || field.has(value);

/** The least value of a field that is at least `from`; null if there is none. */
function nextIn(field: Field | undefined, from: number, most: number): number | null {
  for (let value = from; value <= most; value += 1) if (has(field, value)) return value;
  return null;
}

function nextTimeOfDay(fields: readonly Field[], from: number): number | null {
  const [seconds, minutes, hours] = fields;
  for (
    let hour = nextIn(hours, Math.floor(from / 3_600), 23);
    hour !== null;
    hour = nextIn(hours, hour + 1, 23)
  ) {
    const rest = Math.max(0, from - hour * 3_600);
    const first = Math.floor(rest / 60);
    for (let minute = nextIn(minutes, first, 59); minute !== null; minute = nextIn(minutes, minute + 1, 59)) {
      const second = nextIn(seconds, minute === first ? rest % 60 : 0, 59);
      if (second !== null) return hour * 3_600 + minute * 60 + second;
    }
  }
  return null;
}

/** As in cron: with both a day of the month and a weekday, either will do. */
function isDay([, , , days, months, weekdays]: readonly Field[], day: Date): boolean {
  if (!has(months, day.getUTCMonth() + 1)) return false;
  const [isDate, isWeekday] = [has(days, day.getUTCDate()), has(weekdays, day.getUTCDay())];
  return days && weekdays ? isDate || isWeekday : isDate && isWeekday;
}

/** The first moment after `after` of a schedule with six fields, seconds first, in UTC; null if it has none. */
export function nextScheduled(schedule: string, after: Date): Date | null {
  const parts = schedule.trim().split(/\s+/);
  if (parts.length !== RANGES.length) return null;
  const fields = RANGES.map((range, index) => fieldOf(parts[index] ?? '*', range));
  const from = Math.floor(after.getTime() / 1_000) * 1_000 + 1_000;
  let day = Math.floor(from / DAY_MS) * DAY_MS;
  for (let count = 0; count < MOST_DAYS; count += 1, day += DAY_MS) {
    if (!isDay(fields, new Date(day))) continue;
    const second = nextTimeOfDay(fields, Math.max(0, (from - day) / 1_000));
    if (second !== null) return new Date(day + second * 1_000);
  }
  return null;
}
