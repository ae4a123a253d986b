import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { jsonText } from '../../upstream/envelope.ts';
import { wireDetail, wireMessage, type WireDetail, type WireMessage } from '../../upstream/messages.ts';
import { path } from '../../upstream/path.ts';
import { previewChange, type PreviewRecord } from '../clusters/preview/preview.upstream.ts';

const addonCategories = ['networking', 'security', 'gitops', 'monitoring', 'databases', 'other'] as const;
export const addonStatuses = [
  'not_installed',
  'installing',
  'installed',
  'upgrading',
  'upgraded',
  'uninstalling',
  'uninstalled',
  'rolling_back',
  'rolled_back',
  'failed',
  'uninstall_failed',
  'rollback_failed',
] as const;
export type AddonStatusValue = (typeof addonStatuses)[number];

const dependencies = z
  .object({ annotations: z.object({ dependencies: jsonText.pipe(z.array(z.string())) }) })
  .transform(({ annotations }) => annotations.dependencies);

const catalogRecord = z
  .object({
    name: z.string(),
    title: z.string().optional(),
    description: z.string(),
    detail: wireDetail.nullish(),
    category: z.enum(addonCategories).catch('other'),
    default_version: z.string(),
    required: z.boolean(),
    namespace: z.string().nullish(),
    chart: z.object({ repository: z.string(), name: z.string() }).nullish(),
    values: z.string().nullish(),
    pods: z.number().nullish(),
    documentation_url: z.string().nullish(),
    changelog_url: z.string().nullish(),
    template: dependencies,
  })
  .transform(({ default_version, documentation_url, changelog_url, template, ...rest }) => ({
    ...rest,
    documentationUrl: documentation_url ?? null,
    changelogUrl: changelog_url ?? null,
    title: rest.title ?? rest.name,
    latestVersion: default_version,
    requires: template,
  }));
export const catalogRecords = z.array(catalogRecord);
export type CatalogAddonRecord = z.output<typeof catalogRecord>;

/** Details of an ingress add-on. The platform sends them as a JSON string or as an object. */
const addonData = z
  .union([jsonText, z.record(z.string(), z.unknown())])
  .pipe(z.object({ loadBalancerIPs: z.array(z.string()).optional() }))
  .nullish()
  .catch(null);

const addonRecord = z.object({
  addon_name: z.string().optional(),
  name: z.string().optional(),
  status: z.enum(addonStatuses),
  version: z.string().nullish(),
  previous_version: z.string().nullish(),
  progress: z.number().nullish(),
  ...wireMessage,
  addons: addonData,
  app_dependents: z.array(z.string()).default([]),
});
export const addonRecords = z.array(addonRecord);

/** An add-on on a cluster, installed or not. */
export interface AddonRecord {
  clusterId: string;
  name: string;
  status: AddonStatusValue;
  version: string | null;
  /** undefined when the record comes from an event, which does not carry it. */
  previousVersion: string | null | undefined;
  /** Names of apps and databases that need it; undefined when the record comes from an event. */
  appDependents: string[] | undefined;
  progress: number | null;
  message: string | null;
  detail: WireDetail | null;
  rev: string;
  /** The catalogue entry, when it was loaded together with the add-on. */
  entry?: CatalogAddonRecord | undefined;
}

/** The catalogue; one call per request. */
export function loadCatalog(ctx: GatewayContext): Promise<CatalogAddonRecord[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/addons/catalog`, catalogRecords);
}

/** All add-ons of the catalogue with their state on this cluster. */
export function loadAddons(ctx: GatewayContext, clusterId: string): Promise<AddonRecord[]> {
  return ctx.load(`addons ${clusterId}`, () => readAddons(ctx, clusterId));
}

async function readAddons(ctx: GatewayContext, clusterId: string): Promise<AddonRecord[]> {
  ctx.requireToken();
  const list = path`/api/clusters/${clusterId}/addons`;
  const [catalog, installed] = await Promise.all([loadCatalog(ctx), ctx.upstream.read(list, addonRecords)]);
  const byName = new Map(installed.data.map((record) => [nameOf(record), record]));
  return catalog.map((entry) => {
    const record = byName.get(entry.name) ?? {
      name: entry.name,
      status: 'not_installed' as const,
      app_dependents: [],
    };
    return addonFrom(ctx, clusterId, record, installed.startedAt, entry);
  });
}

/** Load balancer addresses of all add-ons of a cluster; shares its call with `loadAddons`. */
export async function loadLoadBalancerAddresses(ctx: GatewayContext, clusterId: string): Promise<string[]> {
  ctx.requireToken();
  const records = await ctx.upstream.get(path`/api/clusters/${clusterId}/addons`, addonRecords);
  return [...new Set(records.flatMap(({ addons }) => addons?.loadBalancerIPs ?? []))];
}

/** One add-on of a cluster; null when the catalogue has none of that name. */
export async function loadAddon(
  ctx: GatewayContext,
  clusterId: string,
  name: string,
): Promise<AddonRecord | null> {
  return (await loadAddons(ctx, clusterId)).find((addon) => addon.name === name) ?? null;
}

type AddonBody = { addonName: string; version?: string; with_dependencies?: boolean };
const fields = { addonName: 'name' };

/** Installs (POST), upgrades (PUT) or uninstalls (DELETE) an add-on. */
export function sendAddon(
  ctx: GatewayContext,
  method: 'POST' | 'PUT' | 'DELETE',
  clusterId: string,
  body: AddonBody,
): Promise<AddonRecord> {
  return change(ctx, clusterId, () =>
    ctx.upstream.send(method, path`/api/clusters/${clusterId}/addons`, addonRecord, body, { fields }),
  );
}

/** What installing (POST), upgrading (PUT) or uninstalling (DELETE) an add-on would change, in order. */
export function previewAddon(
  ctx: GatewayContext,
  method: 'POST' | 'PUT' | 'DELETE',
  clusterId: string,
  body: AddonBody,
): Promise<PreviewRecord> {
  return previewChange(ctx, method, path`/api/clusters/${clusterId}/addons`, body, fields);
}

/** Returns to the previous version. */
export function sendRollback(
  ctx: GatewayContext,
  clusterId: string,
  addonName: string,
): Promise<AddonRecord> {
  return change(ctx, clusterId, () =>
    ctx.upstream.send('POST', path`/api/clusters/${clusterId}/addons/rollback`, addonRecord, { addonName }),
  );
}

async function change(
  ctx: GatewayContext,
  clusterId: string,
  send: () => Promise<{ data: z.output<typeof addonRecord>; startedAt: number }>,
): Promise<AddonRecord> {
  ctx.requireToken();
  const { data, startedAt } = await send();
  return addonFrom(ctx, clusterId, data, startedAt);
}

const nameOf = (record: { addon_name?: string | undefined; name?: string | undefined }) =>
  record.addon_name ?? record.name ?? '';

function addonFrom(
  ctx: GatewayContext,
  clusterId: string,
  record: Omit<z.output<typeof addonRecord>, 'addons'>,
  startedAt: number,
  entry?: CatalogAddonRecord,
): AddonRecord {
  const name = nameOf(record);
  // The overlay adds the status of an installation that started after the list was read.
  const live = ctx.live.overlay('Addon', `${clusterId}:${name}`, record, startedAt);
  const { status, progress, message, detail } = statusFields(live, record.status);
  return {
    clusterId,
    name,
    status,
    progress,
    message,
    detail,
    version: live.version ?? null,
    previousVersion: live.previous_version ?? null,
    appDependents: live.app_dependents,
    rev: live.rev,
    entry,
  };
}

/** Status, progress and message for the graph. An unknown status is replaced by the last known one. */
export function statusFields(
  live: { status?: string; progress?: number | null } & WireMessage,
  known: AddonStatusValue,
): Pick<AddonRecord, 'status' | 'progress' | 'message' | 'detail'> {
  const status = asNotInstalled(addonStatuses.find((one) => one === live.status) ?? known);
  const { progress = null, message = null, detail = null } = live;
  return { status, progress: progressOf(status, progress), message, detail };
}

/** The graph shows an uninstalled add-on as not installed. */
function asNotInstalled(status: AddonStatusValue): AddonStatusValue {
  return status === 'uninstalled' ? 'not_installed' : status;
}

/** 100 after success, the reported progress while an action is running, null otherwise. */
function progressOf(status: AddonStatusValue, reported: number | null): number | null {
  switch (status) {
    case 'installed':
    case 'upgraded':
    case 'rolled_back':
      return 100;
    case 'installing':
    case 'upgrading':
    case 'uninstalling':
    case 'rolling_back':
      return reported ?? 0;
    case 'not_installed':
    case 'uninstalled':
    case 'failed':
    case 'uninstall_failed':
    case 'rollback_failed':
      return null;
  }
}
