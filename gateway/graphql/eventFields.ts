import type { GraphQLResolveInfo } from 'graphql/index.js';
import type { Resync } from '../upstream/live/events.ts';
import type { WireMessage } from '../upstream/messages.ts';
import type { GatewayContext } from './context.ts';
import { MessageRef } from './Message.ts';
import { detailOf } from './messages.ts';
import { selectedFields } from './selection.ts';

/** An event of the platform, as far as these fields read it. */
type MessageEvent = Resync | (WireMessage & { event: string });

const isResync = (event: { event: string }): event is Resync => event.event === 'resync';

/** Options of the field `message` of events. */
export const eventMessage = {
  nullable: true,
  description: 'Current step or reason of the failure, in English; null when there is none.',
  resolve: (event: MessageEvent) => (isResync(event) ? null : event.message),
} as const;

/** Options of the field `detail` of events. */
export const eventDetail = {
  type: MessageRef,
  nullable: true,
  description: '`message` with its code and parameters; null when there is none.',
  resolve: (event: MessageEvent) => (isResync(event) ? null : detailOf(event)),
} as const;

/** Options of the field `isResync` of events. */
export const eventResync = {
  description: 'True when events may have been missed: refetch what you show.',
  resolve: (event: { event: string }) => isResync(event),
};

/** An event about a thing on a cluster, as far as its fields read it. */
interface Change {
  event: string;
  status: string;
}

/** How the statuses of a kind of things are read. */
interface StatusRules<Status> {
  /** Null for a status that is not known. */
  statusFrom: (text: string) => Status | null;
  /** Whether an operation is running that ends by itself. */
  isInProgress: (status: Status) => boolean;
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

/** What the events of things on a cluster have in common. */
export function operationEvents<Status>({ statusFrom, isInProgress, isBusy }: StatusRules<Status>) {
  /** Whether the event reports the end of an operation. */
  const hasSettled = (event: Change | Resync): boolean => {
    const status = isResync(event) ? null : statusFrom(event.status);
    return status !== null && !isInProgress(status);
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
