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

/** What the platform sends, by event name. A cluster is named by id or by name. */
export const WIRE_EVENTS = {
  clusterStatusUpdate: z
    .object({
      clusterId: id.nullish(),
      name: z.string().nullish(),
      status: z.string().min(1),
      progress,
      message,
      detail,
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
    status: z.string().min(1),
    progress,
    message,
    detail,
  }),
  deploymentStatusUpdate: z.object({
    deploymentId: id,
    status: z.string().min(1),
    progress,
    message,
    detail,
  }),
} as const;

export type WireName = keyof typeof WIRE_EVENTS;
type Wire<Name extends WireName> = z.output<(typeof WIRE_EVENTS)[Name]>;

interface Heard {
  /** For the `rev` field of the object this event is about. */
  rev: string;
}

/** An event as nouns see it; clusters by id only. */
export type LiveEvent =
  | (Heard & { event: 'clusterStatusUpdate' } & Omit<Wire<'clusterStatusUpdate'>, 'clusterId'> & {
        clusterId: string;
      })
  /** Between two status updates; `status` is what the last one said, null when this gateway has not heard one. */
  | (Heard & { event: 'clusterStreamUpdate'; status: string | null } & Wire<'clusterStreamUpdate'>)
  | (Heard & { event: 'addonStatusUpdate' } & Wire<'addonStatusUpdate'>)
  | (Heard & { event: 'appStatusUpdate' } & Wire<'appStatusUpdate'>)
  | (Heard & { event: 'deploymentStatusUpdate' } & Wire<'deploymentStatusUpdate'>);

/** Events may have been missed: whoever reads should fetch what it shows. `late`: before this reader was listening. */
export interface Resync {
  event: 'resync';
  rev: string;
  reason: 'reconnected' | 'overflow' | 'late';
}

export type LiveItem = LiveEvent | Resync;
export type EventOf<Name extends WireName> = Extract<LiveEvent, { event: Name }>;

/** Which object an event is about, and what it says of it. */
export function subjectOf(event: LiveEvent): { kind: LiveKind; id: string; fields: LiveFields } {
  switch (event.event) {
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
      return { kind: 'Addon', id: `${event.clusterId}:${event.addonName}`, fields: moving(event) };
    case 'appStatusUpdate':
      return { kind: 'App', id: `${event.clusterId}:${event.appName}`, fields: moving(event) };
    case 'deploymentStatusUpdate':
      return { kind: 'Deployment', id: event.deploymentId, fields: moving(event) };
  }
}

type Moving = Pick<Wire<'addonStatusUpdate'>, 'status' | 'progress' | 'message' | 'detail'>;

function moving({ status, progress, message, detail }: Moving): LiveFields {
  return { status, progress, message, detail };
}

/** Only the newest waiting event of an object and kind matters, except those that end its life or bring it about. */
export function coalescingKey(item: LiveItem): string | null {
  if (item.event === 'resync') return 'resync';
  if (item.event === 'clusterStatusUpdate' && (item.status === 'deleted' || item.status === 'pending'))
    return null;
  const subject = subjectOf(item);
  return `${item.event}:${subject.kind}:${subject.id}`;
}

const heard = new WeakMap<object, number>();

/** Remembers when an event arrived, beside the event: it is no part of what was told. */
export function noteHeard(item: LiveItem): void {
  heard.set(item, performance.now());
}

/** Milliseconds since an event arrived; null for anything that did not arrive from the platform. */
export function ageOf(item: object): number | null {
  const at = heard.get(item);
  return at === undefined ? null : performance.now() - at;
}

interface SourceItem {
  event?: unknown;
  reason?: unknown;
}

/** Of anything a subscription may read: what its newest result replaces, and the reason of a resync. */
export function sourceKey(item: unknown): { key: string | null; reason: string | null } {
  const { event, reason }: SourceItem = typeof item === 'object' && item !== null ? item : {};
  if (typeof event !== 'string') return { key: null, reason: null };
  if (event === 'resync') return { key: 'resync', reason: String(reason) };
  // Where the platform did not speak, an operation's source tells the state of one thing.
  return { key: isWireItem(item) ? coalescingKey(item) : event, reason: null };
}

/** What an item is called: an event's name, or `state` where a source has none. */
export function sourceName(item: unknown): string {
  const { event }: SourceItem = typeof item === 'object' && item !== null ? item : {};
  return typeof event === 'string' ? event : 'state';
}

const isWireItem = (item: unknown): item is LiveEvent =>
  Object.hasOwn(WIRE_EVENTS, (item as { event: string }).event);
