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

/** `{id}` of a path. What cannot be an id of ours is answered 404 like one that is not there. */
export const idParams = z.object({ id: uuid });

/** True when the text can be an id of ours: ids in bodies and tokens are checked before they reach a query. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
