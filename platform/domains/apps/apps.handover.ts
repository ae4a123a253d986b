import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import type { Message } from '../../messages/messages.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { AppStatus } from './apps.rules.ts';
import type { InstalledAppJson } from './apps.wire.ts';

/** A request below `/api/clusters/{id}/apps` as it was sent. */
export interface AppRequest {
  actor: Actor;
  clusterId: string;
  /** Nothing is changed; the answer is a preview. */
  isDryRun: boolean;
  /** The whole body, with `appId` from the path where that has one. */
  body: Readonly<Record<string, unknown>>;
}

/** What is sent as `data`: with 202 the thing that moves, with 200 a preview. */
export type AppAnswer = Record<string, unknown> | PreviewJson;

/** How a cluster stops running. */
export type ClusterEnd = 'archive' | 'delete';

/** An add-on of a cluster that something needs, by the name users know. */
export interface AddonNeed {
  addon: string;
  by: string;
}

/**
 * Another noun whose things are installed through the routes of apps, under app names of its own. The service of apps
 * hands their requests over unchanged; permissions, validation, audit and events are the other noun's.
 */
export interface AppHandler {
  /** Values of `appName` that it takes. */
  readonly appNames: readonly string[];
  install(request: AppRequest): Promise<AppAnswer>;
  change(request: AppRequest): Promise<AppAnswer>;
  remove(request: AppRequest): Promise<AppAnswer>;
  /** Its things on a cluster, in the form of installed apps. */
  list(clusterId: string): Promise<InstalledAppJson[]>;
  /** Statuses of its things on the running clusters of an account. */
  statusesOf(accountId: string): Promise<AppStatus[]>;
  /** True if the id is one of its things on the cluster: PUT and DELETE may carry nothing else. */
  owns(clusterId: string, appId: string): Promise<boolean>;
  /** The add-ons that its things on a cluster need, which can then not be uninstalled. */
  addonNeeds(db: Queryable, clusterId: string): Promise<AddonNeed[]>;
  /** What becomes of its data when the cluster is archived or deleted. */
  endWarnings(clusterId: string, end: ClusterEnd): Promise<Message[]>;
}
