import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql/index.js';
import type { LiveEvent, Resync } from '../upstream/live/events.ts';
import { compareRevs } from '../upstream/live/rev.ts';
import type { GatewayContext } from './context.ts';

/** Members of a response's `extensions` that describe its objects; clients need not select anything for them. */
export interface LiveExtensions {
  /** Revision of each live object of the response by its global id; null when the object was deleted. */
  revs?: Record<string, string | null>;
  /**
   * Tells clients to refetch. `changed`: more has changed than the event carries; `missed`: events may have been
   * missed.
   */
  refetch?: 'changed' | 'missed';
}

interface Revised {
  rev?: unknown;
}

/**
 * Of an object that was read twice the older rev counts, because an event between the two reads must not be ignored.
 */
function noteRev({ extensions }: GatewayContext, id: string, { rev }: Revised): void {
  if (typeof rev !== 'string') return;
  const revs = (extensions.revs ??= {});
  const known = revs[id];
  if (typeof known !== 'string' || compareRevs(rev, known) < 0) revs[id] = rev;
}

/**
 * Adds the rev of every live object to the extensions of the responses that contain its id. An object is live when its
 * record has a rev. Changes and returns the schema.
 */
export function withRevs(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const { id } = isObjectType(type) ? type.getFields() : {};
    if (id === undefined) continue;
    const resolve = id.resolve ?? defaultFieldResolver;
    id.resolve = async (source: Revised, args, context: GatewayContext, info) => {
      const value: unknown = await resolve(source, args, context, info);
      if (typeof value === 'string') noteRev(context, value, source);
      return value;
    };
  }
  return schema;
}

/** Marks an object as deleted in the extensions. */
export function noteDeleted({ extensions }: GatewayContext, id: string): void {
  (extensions.revs ??= {})[id] = null;
}

/**
 * Starts the execution of an event: clears what was loaded for the previous one, and asks clients to refetch on a
 * resync or when `hasMore` returns true because more has changed than the event carries.
 */
export function startEvent<Event extends LiveEvent>(
  context: GatewayContext,
  event: Event | Resync,
  hasMore: (event: Event) => boolean,
): Event | Resync {
  context.upstream.forget();
  if (event.event === 'resync') context.extensions.refetch = 'missed';
  else if (hasMore(event)) context.extensions.refetch = 'changed';
  return event;
}
