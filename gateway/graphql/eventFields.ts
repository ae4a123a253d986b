import type { Resync } from '../upstream/live/events.ts';
import type { WireMessage } from '../upstream/messages.ts';
import { MessageRef } from './Message.ts';
import { detailOf } from './messages.ts';

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
