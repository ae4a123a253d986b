import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const secretRecord = z.object({
  name: z.string(),
  namespace: z.string(),
  type: z.string(),
  keys: z.array(z.string()),
  created_at: z.string(),
});
const secretRecords = z.array(secretRecord);
export type KubernetesSecretRecord = z.output<typeof secretRecord> & { clusterId: string };

export interface NewKubernetesSecret {
  name: string;
  namespace: string;
  type?: string | null | undefined;
  literals?: readonly { key: string; value: string }[] | null | undefined;
  files?: readonly { name: string; content: string }[] | null | undefined;
}

/** Location of a secret. */
export interface SecretPlace {
  clusterId: string;
  namespace: string;
  name: string;
}

/** Secrets in a cluster, without values; one call per request. */
export async function loadSecrets(ctx: GatewayContext, clusterId: string): Promise<KubernetesSecretRecord[]> {
  ctx.requireToken();
  const list = await ctx.upstream.get(path`/api/clusters/${clusterId}/secrets`, secretRecords);
  return list.map((secret) => ({ ...secret, clusterId }));
}

/** Creates a secret. Neither the response nor any cache contains its values. */
export async function postSecret(
  ctx: GatewayContext,
  clusterId: string,
  body: NewKubernetesSecret,
): Promise<KubernetesSecretRecord> {
  ctx.requireToken();
  const secret = await ctx.upstream.post(path`/api/clusters/${clusterId}/secrets`, secretRecord, body);
  return { ...secret, clusterId };
}

/** Throws NOT_FOUND when there is no such secret. */
export async function deleteSecretAt(ctx: GatewayContext, place: SecretPlace): Promise<void> {
  ctx.requireToken();
  const { clusterId, namespace, name } = place;
  await ctx.upstream.delete(path`/api/clusters/${clusterId}/secrets/${namespace}/${name}`, z.unknown());
}
