import { z } from 'zod';
import { wireDetail } from '../messages.ts';
import type { LiveFields, LiveKind } from './overlay.ts';

const progress = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const message = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const detail = wireDetail.nullish().transform((value) => value ?? null);
const id = z.string().min(1);

/** What of a cluster an event is about. */
const clusterContents = ['cluster', 'health', 'registries', 'secrets', 'credentials', 'workloads'] as const;

/** What of an account an event is about. */
export const accountContents = ['account', 'team', 'billing', 'integrations', 'secrets', 'api_keys'] as const;

/** Schemas of the platform's events by name. A cluster is given by id or by name. */
export const WIRE_EVENTS = {
  accountUpdate: z.object({ content: z.enum(accountContents).nullish().catch(null) }),
  clusterStatusUpdate: z
    .object({
      clusterId: id.nullish(),
      name: z.string().nullish(),
      status: z.string().min(1),
      progress,
      message,
      detail,
      content: z.enum(clusterContents).nullish().catch(null),
    })
    .refine((event) => event.clusterId != null || event.name != null, 'clusterId or name is missing'),
  clusterStreamUpdate: z.object({ clusterId: id, progress, message, detail }),
  addonStatusUpdate: z.object({
    clusterId: id,
    addonName: id,
    status: z.string().min(1),
    version: z
      .string()
      .nullish()
      .transform((value) => value ?? null),
    progress,
    message,
    detail,
  }),
  appStatusUpdate: z.object({
    clusterId: id,
    appName: id,
    /** A platform that sends no id has one instance of each app. */
    appId: id.nullish().transform((value) => value ?? null),
    instanceName: z
      .string()
      .nullish()
      .transform((value) => value ?? null),
    status: z.string().min(1),
    progress,
    message,
    detail,
  }),
  deploymentStatusUpdate: z.object({
    clusterId: id,
    deploymentId: id,
    status: z.string().min(1),
    progress,
    message,
    detail,
  }),
  notificationUpdate: z.object({ userId: id }),
  favoriteUpdate: z.object({ userId: id }),
} as const;

export type WireName = keyof typeof WIRE_EVENTS;
type Wire<Name extends WireName> = z.output<(typeof WIRE_EVENTS)[Name]>;

interface WithRev {
  /** Value of `rev` of the object that the event is about. */
  rev: string;
}

/** An event with the id of its cluster. */
export type LiveEvent =
  | (WithRev & { event: 'accountUpdate' } & Wire<'accountUpdate'>)
  | (WithRev & { event: 'clusterStatusUpdate' } & Omit<Wire<'clusterStatusUpdate'>, 'clusterId'> & {
        clusterId: string;
      })
  /** Sent between two status updates; `status` is the last known one, null when there is none. */
  | (WithRev & { event: 'clusterStreamUpdate'; status: string | null } & Wire<'clusterStreamUpdate'>)
  | (WithRev & { event: 'addonStatusUpdate' } & Wire<'addonStatusUpdate'>)
  | (WithRev & { event: 'appStatusUpdate' } & Wire<'appStatusUpdate'>)
  | (WithRev & { event: 'deploymentStatusUpdate' } & Wire<'deploymentStatusUpdate'>)
  | (WithRev & { event: 'notificationUpdate' } & Wire<'notificationUpdate'>)
  | (WithRev & { event: 'favoriteUpdate' } & Wire<'favoriteUpdate'>);

/** Events may have been missed, so readers have to refetch. `late`: before this reader subscribed. */
export interface Resync {
  event: 'resync';
  rev: string;
  reason: 'reconnected' | 'overflow' | 'late';
}

export type LiveItem = LiveEvent | Resync;
export type EventOf<Name extends WireName> = Extract<LiveEvent, { event: Name }>;

/** Names of apps that are databases: the platform lists both as apps, the graph has two nouns. */
const DATABASES: readonly string[] = ['PostgreSQL', 'Postgres', 'Postgres Restore'];

/** Whether an app of the platform is a database. */
export function isDatabase(appName: string): boolean {
  return DATABASES.includes(appName);
}

/** The object of an event and the fields that the event carries; null when it carries none. */
export function subjectOf(event: LiveEvent): { kind: LiveKind; id: string; fields: LiveFields } | null {
  switch (event.event) {
    case 'accountUpdate':
      return null;
    case 'clusterStatusUpdate':
    case 'clusterStreamUpdate': {
      const status = event.event === 'clusterStatusUpdate' ? { status: event.status } : {};
      const said = event.message === null ? {} : { message: event.message, detail: event.detail };
      return {
        kind: 'Cluster',
        id: event.clusterId,
        fields: { ...status, ...said, progress: event.progress },
      };
    }
    case 'addonStatusUpdate':
      return { kind: 'Addon', id: `${event.clusterId}:${event.addonName}`, fields: statusFields(event) };
    case 'appStatusUpdate': {
      const ofCluster = `${event.clusterId}:${event.appId ?? event.appName}`;
      return isDatabase(event.appName)
        ? { kind: 'Postgres', id: event.appId ?? ofCluster, fields: statusFields(event) }
        : { kind: 'App', id: ofCluster, fields: statusFields(event) };
    }
    case 'deploymentStatusUpdate':
      return { kind: 'Deployment', id: event.deploymentId, fields: statusFields(event) };
    case 'notificationUpdate':
    case 'favoriteUpdate':
      return { kind: 'User', id: event.userId, fields: {} };
  }
}

type StatusFields = Pick<Wire<'addonStatusUpdate'>, 'status' | 'progress' | 'message' | 'detail'>;

function statusFields({ status, progress, message, detail }: StatusFields): LiveFields {
  return { status, progress, message, detail };
}

/**
 * A newer event about the same part of an object in the same status replaces a waiting one. Each status is kept,
 * because clients act on creations, deletions and the ends of operations.
 */
export function coalescingKey(item: LiveItem): string {
  if (item.event === 'resync') return 'resync';
  const subject = subjectOf(item);
  const content = 'content' in item ? (item.content ?? '') : '';
  const status = 'status' in item ? (item.status ?? '') : '';
  return [item.event, subject?.kind, subject?.id, content, status].join(':');
}

const arrivals = new WeakMap<object, number>();

/** Records when an event arrived, for metrics only. */
export function noteArrival(item: LiveItem): void {
  arrivals.set(item, performance.now());
}

/** Milliseconds since an event arrived; null for items that are not events of the platform. */
export function ageOf(item: object): number | null {
  const at = arrivals.get(item);
  return at === undefined ? null : performance.now() - at;
}

interface SourceItem {
  event?: unknown;
  reason?: unknown;
}

/**
 * Key of an item of a subscription's source, by which newer results replace waiting ones, and the reason of a resync.
 */
export function sourceKey(item: unknown): { key: string | null; reason: string | null } {
  const { event, reason }: SourceItem = typeof item === 'object' && item !== null ? item : {};
  if (typeof event !== 'string') return { key: null, reason: null };
  if (event === 'resync') return { key: 'resync', reason: String(reason) };
  // Other sources report the state of one object.
  return { key: isWireItem(item) ? coalescingKey(item) : event, reason: null };
}

/** Name of an item: that of its event, or `state` for other sources. */
export function sourceName(item: unknown): string {
  const { event }: SourceItem = typeof item === 'object' && item !== null ? item : {};
  return typeof event === 'string' ? event : 'state';
}

const isWireItem = (item: unknown): item is LiveEvent =>
  Object.hasOwn(WIRE_EVENTS, (item as { event: string }).event);
