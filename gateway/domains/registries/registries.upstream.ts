import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import type { FieldNames } from '../../graphql/failures.ts';
import type { NameInAccount } from '../../graphql/globalId.ts';
import { wireMessage } from '../../upstream/messages.ts';
import { path } from '../../upstream/path.ts';
import { loadAccount, nameInOwnAccount } from '../account/account.upstream.ts';

const registryTypes = ['docker-hub', 'github-registry', 'google-artifact', 'aws-ecr', 'custom'] as const;
type RegistryTypeValue = (typeof registryTypes)[number];

const registryRecord = z.object({
  name: z.string(),
  type: z.enum(registryTypes),
  url: z.string().nullish(),
  username: z.string(),
  email: z.string().nullish(),
  awsRegion: z.string().nullish(),
  created_at: z.string(),
  clusters: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
});
const registryRecords = z.array(registryRecord);
export type RegistryRecord = z.output<typeof registryRecord> & NameInAccount;

export const registryNames = z.array(z.string());

export const clusterRegistryStatuses = ['applying', 'applied', 'removing', 'failed'] as const;
export type ClusterRegistryStatusValue = (typeof clusterRegistryStatuses)[number];

const standingRecord = z.object({
  name: z.string(),
  status: z.enum(clusterRegistryStatuses),
  ...wireMessage,
  namespaces: z.number().int(),
  namespaces_total: z.number().int(),
  applied_at: z.string().nullish(),
});
const standingRecords = z.array(standingRecord);
export type StandingRecord = z.output<typeof standingRecord>;

/** A registry on a cluster, from the list of names. */
export interface ClusterRegistryRecord {
  clusterId: string;
  name: string;
}

export interface NewRegistry {
  name: string;
  type: RegistryTypeValue;
  url?: string | null | undefined;
  username: string;
  password: string;
  email?: string | null | undefined;
  awsRegion?: string | null | undefined;
}

/** The account's registries; one call per request. */
export function loadRegistries(ctx: GatewayContext): Promise<RegistryRecord[]> {
  ctx.requireToken();
  return ctx.load('registries', async () => {
    const [{ id: accountId }, registries] = await Promise.all([
      loadAccount(ctx),
      ctx.upstream.get(path`/api/registry`, registryRecords),
    ]);
    return registries.map((registry) => ({ ...registry, accountId }));
  });
}

export async function loadRegistry(ctx: GatewayContext, name: string): Promise<RegistryRecord | null> {
  return (await loadRegistries(ctx)).find((registry) => registry.name === name) ?? null;
}

/** Saves credentials. The platform checks them first. `fields` are the paths of its fields in the input. */
export async function postRegistry(
  ctx: GatewayContext,
  body: NewRegistry,
  fields: FieldNames,
): Promise<RegistryRecord> {
  ctx.requireToken();
  const { id: accountId } = await loadAccount(ctx);
  const registry = await ctx.upstream.post(path`/api/registry`, registryRecord, body, { fields });
  return { ...registry, accountId };
}

/** Throws NOT_FOUND when the account has no such registry. */
export async function deleteRegistryOf(ctx: GatewayContext, registry: NameInAccount): Promise<void> {
  const name = await nameInOwnAccount(ctx, registry);
  await ctx.upstream.delete(path`/api/registry/${name}`, z.unknown());
}

/** Registries on a cluster, in the platform's order. */
export async function loadClusterRegistries(
  ctx: GatewayContext,
  clusterId: string,
): Promise<ClusterRegistryRecord[]> {
  ctx.requireToken();
  const names = await ctx.upstream.get(path`/api/clusters/${clusterId}/registries`, registryNames);
  return names.map((name) => ({ clusterId, name }));
}

/**
 * State of a registry on a cluster; null when the platform does not report it. One call for all registries of the
 * cluster.
 */
export async function loadStanding(
  ctx: GatewayContext,
  { clusterId, name }: ClusterRegistryRecord,
): Promise<StandingRecord | null> {
  ctx.requireToken();
  const where = path`/api/clusters/${clusterId}/registries/status`;
  const standings = await ctx.upstream.find(where, standingRecords);
  return standings?.data.find((one) => one.name === name) ?? null;
}

/** Name of the default: text, quoted text, or an object that contains either. */
export const defaultRegistry = z
  .union([z.string(), z.null(), z.object({ registry: z.string().nullish() })])
  .transform((value) => (typeof value === 'object' ? (value?.registry ?? null) : value))
  .transform((name) => name?.replace(/^"(.*)"$/, '$1') || null);

/** Null when the cluster has no default. Up to three attempts, half a second and a second apart. */
export function loadDefaultRegistry(ctx: GatewayContext, clusterId: string): Promise<string | null> {
  ctx.requireToken();
  const where = path`/api/clusters/${clusterId}/registries/default`;
  return ctx.upstream.get(where, defaultRegistry, { patience: { tries: 3, delayMs: 500 } });
}

/** Null clears the default. */
export async function postDefaultRegistry(
  ctx: GatewayContext,
  clusterId: string,
  registry: string | null,
): Promise<void> {
  ctx.requireToken();
  const where = path`/api/clusters/${clusterId}/registries/default`;
  await ctx.upstream.post(where, z.unknown(), { registry }, { fields: { registry: 'registryId' } });
}

/** Applies a registry (POST) or removes it (DELETE). */
export async function sendClusterRegistry(
  ctx: GatewayContext,
  method: 'POST' | 'DELETE',
  { clusterId, name }: ClusterRegistryRecord,
): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.send(method, path`/api/registry/${name}/apply/${clusterId}`, z.unknown());
}
