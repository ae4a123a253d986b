import { isDeepStrictEqual } from 'node:util';

/** True if the row has these values. */
export function hasValues<Row extends object>(row: Row, values: NoInfer<Partial<Row>>): boolean {
  return Object.entries(values).every(([key, value]) => isDeepStrictEqual(value, row[key as keyof Row]));
}
