import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import type { NameInAccount } from '../../graphql/globalId.ts';
import { path } from '../../upstream/path.ts';
import { loadAccount, nameInOwnAccount } from '../account/account.upstream.ts';

const secretRecord = z.object({ name: z.string(), created_time: z.string() });
const secretRecords = z.array(secretRecord);
const savedRecord = secretRecord.extend({ replaced: z.boolean() });

/** A secret of the account, without its value. */
export type SecretRecord = z.output<typeof secretRecord> & NameInAccount;

/** A secret that was just saved, and whether it had a value before. */
export type SavedSecret = SecretRecord & { replaced: boolean };

/** The account's secrets; one call per request. */
export async function loadSecrets(ctx: GatewayContext): Promise<SecretRecord[]> {
  ctx.requireToken();
  const [{ id: accountId }, secrets] = await Promise.all([
    loadAccount(ctx),
    ctx.upstream.get(path`/api/global-secrets`, secretRecords),
  ]);
  return secrets.map((secret) => ({ ...secret, accountId }));
}

/** Saves a secret under a new or existing name. */
export async function postSecret(ctx: GatewayContext, name: string, value: string): Promise<SavedSecret> {
  ctx.requireToken();
  const fields = { secretName: 'name', secretValue: 'value' };
  const body = { secretName: name, secretValue: value };
  const { id: accountId } = await loadAccount(ctx);
  const secret = await ctx.upstream.post(path`/api/global-secrets`, savedRecord, body, { fields });
  return { ...secret, accountId };
}

/** Throws NOT_FOUND when the account has no such secret. */
export async function deleteSecret(ctx: GatewayContext, secret: NameInAccount): Promise<void> {
  const name = await nameInOwnAccount(ctx, secret);
  await ctx.upstream.delete(path`/api/global-secrets/${name}`, z.unknown());
}
