import type { GraphQLResolveInfo } from 'graphql/index.js';
import type { GatewayContext } from '../../graphql/context.ts';
import { selectedFields } from '../../graphql/selection.ts';
import type { Resync } from '../../upstream/live/events.ts';
import { ClusterRef } from './Cluster.ts';
import { clusterById } from './eventCluster.upstream.ts';

/** An event about a thing on a cluster. */
interface Change {
  event: string;
  clusterId: string;
  status: string;
}

/** How the statuses of a kind of things are read. */
interface StatusRules<Status> {
  /** Null for a status that is not known. */
  statusFrom: (text: string) => Status | null;
  /** Whether an operation is running that ends by itself. */
  isMoving: (status: Status) => boolean;
  /** Whether the result of an action depends on this status alone. */
  isBusy: (action: string, status: Status) => boolean;
}

/** Fields of a thing that its event carries. */
const EVENT_FIELDS = [
  '__typename',
  'id',
  'uuid',
  'status',
  'progress',
  'progressMessage',
  'detail',
  'viewerCan',
];

const isResync = (event: { event: string }): event is Resync => event.event === 'resync';

/** What the events of things on a cluster have in common. */
export function thingEvents<Status>({ statusFrom, isMoving, isBusy }: StatusRules<Status>) {
  /** Whether the event reports the end of an operation. */
  const hasSettled = (event: Change | Resync): boolean => {
    const status = isResync(event) ? null : statusFrom(event.status);
    return status !== null && !isMoving(status);
  };
  return {
    hasSettled,
    /** Options of the field with the whole thing once an operation has ended. */
    settled: <Type, Event extends Change | Resync, Record>(
      type: Type,
      description: string,
      whole: (event: Event, ctx: GatewayContext) => Record,
    ) => ({
      type,
      nullable: true as const,
      description,
      resolve: (event: Event, _args: object, ctx: GatewayContext) =>
        hasSettled(event) ? whole(event, ctx) : null,
    }),
    /** Whether the event carries everything that is selected of its thing; `more` are further fields it has. */
    carries: (event: Change, info: GraphQLResolveInfo, more: readonly string[] = []): boolean => {
      const status = statusFrom(event.status);
      if (status === null) return false;
      // While an operation is running, the status alone decides about most actions.
      const isKnown = (action: string) => action === '__typename' || isBusy(action, status);
      const fields = [...EVENT_FIELDS, ...more];
      return (
        [...selectedFields(info)].every((field) => fields.includes(field)) &&
        [...selectedFields(info, ['viewerCan'])].every(isKnown)
      );
    },
  };
}

/** Options of the field `changedCluster` of events; `own` are fields of a cluster that need only its id. */
export function changedCluster<Event extends Change>(
  description: string,
  own: readonly string[],
  changesList: (event: Event) => boolean,
) {
  const fieldsById = new Set(['__typename', 'id', 'uuid', ...own]);
  return {
    type: ClusterRef,
    nullable: true as const,
    description,
    resolve: (event: Event | Resync, _args: object, ctx: GatewayContext, info: GraphQLResolveInfo) =>
      isResync(event) || !changesList(event) ? null : clusterById(event.clusterId, fieldsById, ctx, info),
  };
}
