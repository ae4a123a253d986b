/** The live channel's events, as the contract defines them. Keep payloads small: all members are sent. */

import type { Message } from '../messages/messages.ts';

/** What of a cluster changed; `cluster` is its status, its settings or its node pools. */
export type ClusterContent = 'cluster' | 'health' | 'registries' | 'secrets' | 'credentials' | 'workloads';

/** What of an account changed. */
export type AccountContent = 'account' | 'team' | 'billing' | 'integrations' | 'secrets' | 'api_keys';

export interface AccountEvents {
  /** Says only that something changed: who may see it reads it. */
  accountUpdate: { content: AccountContent };
  clusterStatusUpdate: {
    clusterId: string;
    name: string;
    status: string;
    progress: number | null;
    message: string | null;
    /** The code and parameters of the message. */
    detail: Message | null;
    /** What changed: the cluster itself, or what is in it. */
    content: ClusterContent;
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
    instanceName: string;
    appId: string;
    status: string;
    progress: number;
    message: string | null;
    /** The code and parameters of the message. */
    detail: Message | null;
  };
  deploymentStatusUpdate: {
    clusterId: string;
    deploymentId: string;
    status: string;
    progress: number;
    message: string | null;
    /** The code and parameters of the message. */
    detail: Message | null;
  };
}

/** Events of one user, in whatever account they are signed in. */
export interface UserEvents {
  /** Notifications of the user were added or read. */
  notificationUpdate: { userId: string };
  /** The user has marked a cluster as a favorite or removed the mark. */
  favoriteUpdate: { userId: string };
}

/** Events between processes that are not sent to browsers. */
interface InternalEvents {
  /** A session or API key was revoked (its id): every process closes its sockets. */
  sessionRevoked: { sessionId: string };
}

type PlatformEvents = AccountEvents & UserEvents & InternalEvents;
type PlatformEventName = keyof PlatformEvents;

/** A published event; `accountId` is null for those of a user and for internal ones. */
export type PlatformEvent = {
  [Name in PlatformEventName]: {
    event: Name;
    accountId: Name extends keyof AccountEvents ? string : null;
    payload: PlatformEvents[Name];
  };
}[PlatformEventName];

/** The events that are sent to browsers; typed so that a new one cannot be forgotten here. */
export const accountEventNames = Object.keys({
  accountUpdate: true,
  clusterStatusUpdate: true,
  clusterStreamUpdate: true,
  addonStatusUpdate: true,
  appStatusUpdate: true,
  deploymentStatusUpdate: true,
} satisfies Record<keyof AccountEvents, true>);

const userEventNames = { notificationUpdate: true, favoriteUpdate: true } satisfies Record<
  keyof UserEvents,
  true
>;

/** Whether the event is sent to the sessions of one user only. */
export function isUserEvent(
  event: PlatformEvent,
): event is Extract<PlatformEvent, { event: keyof UserEvents }> {
  return event.event in userEventNames;
}
