/** The live channel's events, as the contract words them. Every member travels: keep payloads small. */

import type { Message } from '../messages/messages.ts';
export interface AccountEvents {
  clusterStatusUpdate: {
    clusterId: string;
    name: string;
    status: string;
    progress: number | null;
    message: string | null;
    /** The code and parameters of the message. */
    detail: Message | null;
  };
  clusterStreamUpdate: { clusterId: string; progress: number; message: string; detail: Message };
  addonStatusUpdate: {
    clusterId: string;
    addonName: string;
    status: string;
    version: string | null;
    progress: number;
    message: string | null;
    /** The code and parameters of the message. */
    detail: Message | null;
  };
  appStatusUpdate: {
    clusterId: string;
    appName: string;
    status: string;
    progress: number;
    message: string | null;
    /** The code and parameters of the message. */
    detail: Message | null;
  };
  deploymentStatusUpdate: {
    deploymentId: string;
    status: string;
    progress: number;
    message: string | null;
    /** The code and parameters of the message. */
    detail: Message | null;
  };
}

/** What processes tell each other and no browser hears. */
interface InternalEvents {
  /** A session or API key ended (its id): its sockets are dropped in every process. */
  sessionRevoked: { sessionId: string };
}

type PlatformEvents = AccountEvents & InternalEvents;
type PlatformEventName = keyof PlatformEvents;

/** One event on its way; `accountId` is null for internal ones. */
export type PlatformEvent = {
  [Name in PlatformEventName]: {
    event: Name;
    accountId: Name extends keyof AccountEvents ? string : null;
    payload: PlatformEvents[Name];
  };
}[PlatformEventName];

/** The names that go out to browsers; typed so that a new event cannot be forgotten here. */
export const accountEventNames = Object.keys({
  clusterStatusUpdate: true,
  clusterStreamUpdate: true,
  addonStatusUpdate: true,
  appStatusUpdate: true,
  deploymentStatusUpdate: true,
} satisfies Record<keyof AccountEvents, true>);
