/** KiB in a unit of PostgreSQL's settings, whose kB has 1,024 bytes; 8kB is a page. */
export const kibibytes: Readonly<Record<string, number>> = {
  kB: 1,
  '8kB': 8,
  MB: 1024,
  GB: 1024 ** 2,
  TB: 1024 ** 3,
};
