import type { Secret } from '../../crypto/secret.ts';
import { Secret as SecretValue } from '../../crypto/secret.ts';
import type { Vault } from '../../crypto/vault.ts';
import { invalid } from '../../http/errors.ts';
import type { CloudProvider } from '../../providers/cloud/port.ts';
import type { ClusterRow } from './clusters.store.ts';

const PURPOSE = 'clusters.temporary_token';
const FIELD = 'temporary_hetzner_token';

/** Answers the account's saved cloud token, or null. */
export type CloudTokenFor = (accountId: string) => Promise<Secret | null>;

export interface TokenDeps {
  vault: Vault;
  cloud: CloudProvider;
  cloudTokenFor: CloudTokenFor;
}

const codes = {
  empty: 'token_required',
  malformed: 'invalid_token',
  unauthorized: 'invalid_token',
  readonly: 'token_readonly',
} as const;

/**
 * The token that work on a cluster will use: the one given for it alone, sealed for its row, else null for the
 * account's saved one. Throws 422 on `temporary_hetzner_token` when there is neither, or the provider refuses it.
 */
export async function sealedTokenFor(
  { vault, cloud, cloudTokenFor }: TokenDeps,
  accountId: string,
  temporary: string | null | undefined,
): Promise<string | null> {
  if (temporary === '') throw invalid(FIELD, 'Temporary token is required', 'token_required');
  const saved = temporary ? null : await cloudTokenFor(accountId);
  if (!temporary) {
    if (saved) return null;
    throw invalid(FIELD, 'Hetzner API token is required', 'token_required');
  }
  const check = await cloud.validateToken(new SecretValue(temporary));
  if (!check.ok) throw invalid(FIELD, check.message, codes[check.reason]);
  return vault.seal(temporary, PURPOSE);
}

/** The token for work on a cluster: its own while it has one, else the account's; null when there is none. */
export async function tokenOf(
  { vault, cloudTokenFor }: Pick<TokenDeps, 'vault' | 'cloudTokenFor'>,
  row: Pick<ClusterRow, 'accountId' | 'temporaryToken'>,
): Promise<Secret | null> {
  if (row.temporaryToken) return vault.open(row.temporaryToken, PURPOSE);
  return cloudTokenFor(row.accountId);
}
