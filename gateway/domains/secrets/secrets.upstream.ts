import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const secretRecord = z.object({ name: z.string(), created_time: z.string() });
const secretRecords = z.array(secretRecord);

/** A secret of the account, without its value. */
export type SecretRecord = z.output<typeof secretRecord>;

/** The account's secrets; one call per request. */
export function loadSecrets(ctx: GatewayContext): Promise<SecretRecord[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/global-secrets`, secretRecords);
}

/** Saves a secret under a new or existing name. */
export function postSecret(ctx: GatewayContext, name: string, value: string): Promise<SecretRecord> {
  ctx.requireToken();
  const fields = { secretName: 'name', secretValue: 'value' };
  const body = { secretName: name, secretValue: value };
  return ctx.upstream.post(path`/api/global-secrets`, secretRecord, body, { fields });
}

/** Throws NOT_FOUND when there is no such secret. */
export async function deleteSecret(ctx: GatewayContext, name: string): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/global-secrets/${name}`, z.unknown());
}
