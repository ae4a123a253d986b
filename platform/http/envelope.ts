import { z } from 'zod';

/** The schema of `{data: …}`, the envelope of nearly every answer. */
export function dataOf<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema });
}

/** Wraps an answer in `{data: …}`. */
export function data<T>(value: T): { data: T } {
  return { data: value };
}

/** A moment as it goes over the wire. */
export const isoDate = z.iso.datetime();

/** An id as it goes over the wire. */
export const uuid = z.uuid();

/** `{id}` of a path. A malformed id is answered 404 by `notFoundUnlessUuid`, never by the database. */
export const idParams = z.object({ id: z.string() });

/** True when the text can be an id of ours: anything else cannot exist, so the answer is 404 and not 400. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
