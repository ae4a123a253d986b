import { invalid } from '../../http/errors.ts';
import type { CloudContext } from '../../providers/cloud/port.ts';
import type { Integrations } from '../integrations/integrations.service.ts';
import type { ClusterRow } from './clusters.store.ts';

export interface TokenDeps {
  integrations: Pick<Integrations, 'cloudTokenOf' | 'cloudTokenFor' | 'sealTemporaryToken'>;
}

const FIELD = 'temporary_hetzner_token';

/**
 * The token that work on a cluster will use: the one given for it alone, sealed for its row, else null for the
 * account's saved one. Throws 422 on `temporary_hetzner_token` when there is neither, or the provider refuses it.
 */
export async function sealedTokenFor(
  { integrations }: TokenDeps,
  accountId: string,
  temporary: string | null | undefined,
): Promise<string | null> {
  if (temporary === '') throw invalid(FIELD, 'Temporary token is required', 'token_required');
  if (temporary != null) return integrations.sealTemporaryToken(temporary);
  if (await integrations.cloudTokenOf(accountId)) return null;
  throw invalid(FIELD, 'Hetzner API token is required', 'token_required');
}

/** How a job speaks to the cloud about a cluster: with its own token while it has one, else the account's. */
export async function cloudContext(
  { integrations }: TokenDeps,
  row: Pick<ClusterRow, 'accountId' | 'temporaryToken'>,
  signal: AbortSignal,
): Promise<CloudContext> {
  return { token: await integrations.cloudTokenFor(row.accountId, row.temporaryToken), signal };
}
