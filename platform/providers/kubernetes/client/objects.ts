import { z } from 'zod';
import { apiVersionOf, resources, type ResourceName } from '../api/resources.ts';
import type { Stored } from '../api/objects.ts';
import { unreadable } from './status.ts';

const metadata = z.looseObject({
  name: z.string().min(1),
  namespace: z.string().optional(),
  uid: z.string(),
  resourceVersion: z.string().optional(),
  creationTimestamp: z.string(),
  deletionTimestamp: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});

const object = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata });

const listed = z.object({
  metadata: z.object({ resourceVersion: z.string(), continue: z.string().optional() }),
  // Go writes an empty list as null.
  items: z.array(z.looseObject({ metadata: z.looseObject({}) })).nullable(),
});

const isStored = <R extends ResourceName>(value: unknown): value is Stored<R> =>
  object.safeParse(value).success;

/** The object, with its metadata checked; the rest is as the API's types say. */
export function parseObject<R extends ResourceName>(value: unknown): Stored<R> {
  if (isStored<R>(value)) return value;
  throw unreadable();
}

/** One page of a list. */
export function parsePage<R extends ResourceName>(resource: R, value: unknown) {
  const page = listed.safeParse(value);
  if (!page.success) throw unreadable();
  const { metadata: about, items } = page.data;
  const { kind } = resources[resource];
  const apiVersion = apiVersionOf(resources[resource]);
  return {
    resourceVersion: about.resourceVersion,
    continueToken: about.continue || undefined,
    // Items of a list lack the kind, and metrics, which are not stored, lack the uid.
    items: (items ?? []).map((item) =>
      parseObject<R>({ apiVersion, kind, ...item, metadata: { uid: '', ...item.metadata } }),
    ),
  };
}

const changes = { ADDED: 'added', MODIFIED: 'modified', DELETED: 'deleted' } as const;

const change = z.object({
  type: z.enum(['ADDED', 'MODIFIED', 'DELETED', 'BOOKMARK', 'ERROR']),
  object: z.unknown(),
});
const bookmark = z.object({ metadata: z.object({ resourceVersion: z.string() }) });

/** One line of a watch. */
export type WatchLine<R extends ResourceName> =
  | { type: 'added' | 'modified' | 'deleted'; object: Stored<R> }
  | { type: 'bookmark'; resourceVersion: string }
  | { type: 'error'; body: string };

export function parseWatchLine<R extends ResourceName>(line: string): WatchLine<R> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw unreadable();
  }
  const parsed = change.safeParse(json);
  if (!parsed.success) throw unreadable();
  const { type, object: value } = parsed.data;
  if (type === 'ERROR') return { type: 'error', body: JSON.stringify(value) };
  if (type !== 'BOOKMARK') return { type: changes[type], object: parseObject<R>(value) };
  const mark = bookmark.safeParse(value);
  if (!mark.success) throw unreadable();
  return { type: 'bookmark', resourceVersion: mark.data.metadata.resourceVersion };
}
