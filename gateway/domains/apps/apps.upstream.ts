import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { codedError } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { messageOf } from '../../graphql/messages.ts';
import { isDatabase } from '../../upstream/live/events.ts';
import { wireDetail, wireMessage } from '../../upstream/messages.ts';
import { path } from '../../upstream/path.ts';
import { previewChange, type PreviewRecord } from '../clusters/preview/preview.upstream.ts';
import { loadAppCatalog, type CatalogAppRecord } from './catalog.upstream.ts';

export const appStatuses = [
  'pending',
  'installing_addons',
  'installing_dependencies',
  'configuring',
  'installed',
  'upgrading',
  'rollback',
  'failed',
  'uninstalling',
  'uninstall_failed',
] as const;
export type AppStatusValue = (typeof appStatuses)[number];

/** A status of the platform; null for one that is not known, such as `uninstalled`. */
export function appStatusFrom(text: string): AppStatusValue | null {
  return appStatuses.find((one) => one === text) ?? null;
}

/** Statuses in which no operation is running. */
export const settledStatuses: readonly AppStatusValue[] = ['installed', 'failed', 'uninstall_failed'];

/** Whether an operation is running that ends by itself. */
export function isInProgress(status: AppStatusValue): boolean {
  return !settledStatuses.includes(status);
}

const setting = z.union([z.string(), z.number(), z.boolean()]);

const installedRecord = z.object({
  id: z.string(),
  cluster_id: z.string(),
  app_name: z.string(),
  instance_name: z.string().default('default'),
  version: z.string().nullish(),
  previous_version: z.string().nullish(),
  target_version: z.string().nullish(),
  latest_version: z.string().nullish(),
  status: z.string(),
  configuration: z.record(z.string(), z.unknown()).default({}),
  secret_fields: z.array(z.string()).default([]),
  progress: z.number().nullish(),
  ...wireMessage,
  endpoints: z
    .array(
      z.object({
        label: z.string(),
        label_detail: wireDetail.nullish(),
        url: z.string().nullish(),
        host: z.string(),
        port: z.number().int(),
        is_public: z.boolean().default(false),
        username: z.string().nullish(),
        password_secret: z.object({ namespace: z.string(), name: z.string(), key: z.string() }).nullish(),
      }),
    )
    .default([]),
  revision: z.number().int().default(1),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by_name: z.string().nullish(),
});
type WireApp = z.output<typeof installedRecord>;

/** An installed app with the live fields of newer events and its rev. */
export interface InstalledAppRecord extends Omit<WireApp, 'cluster_id' | 'status' | 'configuration'> {
  clusterId: string;
  status: AppStatusValue;
  settings: { name: string; value: string }[];
  rev: string;
}

/** An app of the catalogue on a cluster, installed or not. */
export interface AppRecord {
  clusterId: string;
  entry: CatalogAppRecord;
  installation: InstalledAppRecord | null;
}

/** The apps that are installed on a cluster; one call per request. */
export function loadInstalledApps(ctx: GatewayContext, clusterId: string): Promise<InstalledAppRecord[]> {
  return ctx.load(`apps ${clusterId}`, async () => {
    ctx.requireToken();
    const target = path`/api/clusters/${clusterId}/apps`;
    const { data, startedAt } = await ctx.upstream.read(target, z.array(installedRecord));
    return data
      .filter((one) => !isDatabase(one.app_name))
      .flatMap((one) => installedFrom(ctx, one, startedAt) ?? []);
  });
}

/** One installed app; null when there is none. */
export async function loadInstalledApp(
  ctx: GatewayContext,
  clusterId: string,
  id: string,
): Promise<InstalledAppRecord | null> {
  return (await loadInstalledApps(ctx, clusterId)).find((app) => app.id === id) ?? null;
}

/** All apps of the catalogue with their state on a cluster. */
export async function loadApps(ctx: GatewayContext, clusterId: string): Promise<AppRecord[]> {
  const [catalog, installed] = await Promise.all([loadAppCatalog(ctx), loadInstalledApps(ctx, clusterId)]);
  const byName = new Map(installed.map((app) => [app.app_name, app]));
  return catalog
    .filter(({ name }) => !isDatabase(name))
    .map((entry) => ({ clusterId, entry, installation: byName.get(entry.name) ?? null }));
}

/** One app of the catalogue on a cluster; null when the catalogue has none of that name. */
export async function loadApp(
  ctx: GatewayContext,
  clusterId: string,
  name: string,
): Promise<AppRecord | null> {
  return (await loadApps(ctx, clusterId)).find(({ entry }) => entry.name === name) ?? null;
}

/** The own id of an installed app; `splitInstalledAppId` is its inverse. */
export function installedAppId({ clusterId, id }: Pick<InstalledAppRecord, 'clusterId' | 'id'>): string {
  return `${clusterId}:${id}`;
}

/** The cluster and the UUID of an installed app, from its own id. */
export function splitInstalledAppId(id: string): { clusterId: string; appId: string } {
  const { owner, rest } = splitOwnId(id, 'InstalledApp');
  return { clusterId: owner, appId: rest };
}

/** An installed app by its own id; throws NOT_FOUND. */
export async function requireInstalledApp(ctx: GatewayContext, id: string): Promise<InstalledAppRecord> {
  const { clusterId, appId } = splitInstalledAppId(id);
  const app = await loadInstalledApp(ctx, clusterId, appId);
  if (!app) throw codedError('NOT_FOUND', messageOf('APP_NOT_FOUND'));
  return app;
}

/** Paths of the input by the platform's names; the names of settings stay as they are. */
const fields = { 'configuration.*': 'settings', appName: 'name', delete_data: 'deleteData' };

type Method = 'POST' | 'PUT' | 'DELETE';
type Body = Record<string, unknown>;

/** Installs (POST), changes (PUT) or uninstalls (DELETE) an app; returns it after that. */
export async function sendApp(
  ctx: GatewayContext,
  method: Method,
  clusterId: string,
  body: Body,
): Promise<InstalledAppRecord> {
  ctx.requireToken();
  const target = path`/api/clusters/${clusterId}/apps`;
  const { data, startedAt } = await ctx.upstream.send(method, target, installedRecord, body, { fields });
  return recordFrom(ctx, data, startedAt);
}

/** What that would change. */
export function previewApp(
  ctx: GatewayContext,
  method: Method,
  clusterId: string,
  body: Body,
): Promise<PreviewRecord> {
  return previewChange(ctx, method, path`/api/clusters/${clusterId}/apps`, body, fields);
}

function recordFrom(ctx: GatewayContext, record: WireApp, startedAt: number): InstalledAppRecord {
  const own = `${record.cluster_id}:${record.id}`;
  const { cluster_id: clusterId, configuration, ...rest } = ctx.live.overlay('App', own, record, startedAt);
  const settings = Object.entries(configuration).flatMap(([name, value]) => {
    const known = setting.safeParse(value);
    return known.success ? [{ name, value: String(known.data) }] : [];
  });
  // A newer event may report the app as uninstalled, which is no status of the graph: it is still being uninstalled.
  return { ...rest, clusterId, settings, status: appStatusFrom(rest.status) ?? 'uninstalling' };
}

/** The app; null when it was uninstalled. */
function installedFrom(ctx: GatewayContext, record: WireApp, startedAt: number): InstalledAppRecord | null {
  const { status } = ctx.live.overlay('App', `${record.cluster_id}:${record.id}`, record, startedAt);
  return status === 'uninstalled' ? null : recordFrom(ctx, record, startedAt);
}
