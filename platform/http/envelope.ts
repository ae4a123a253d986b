import { z } from 'zod';

/** The schema of `{data: …}`, the envelope of nearly every response. */
export function dataOf<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema });
}

/** Wraps a value in `{data: …}`. */
export function data<T>(value: T): { data: T } {
  return { data: value };
}

/** A date in a response. */
export const isoDate = z.iso.datetime();

/** An id in a response. */
export const uuid = z.uuid();

/** `{id}` of a path. A malformed id gets 404, like an unknown one. */
export const idParams = z.object({ id: uuid });

/** True for a UUID. Ids in bodies and tokens are checked before they reach a query. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
