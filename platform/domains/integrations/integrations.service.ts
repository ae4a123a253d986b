import type { Core } from '../../core.ts';
import { Secret } from '../../crypto/secret.ts';
import { invalid, providerDown } from '../../http/errors.ts';
import type { CloudProvider } from '../../providers/cloud/port.ts';
import { ProviderError } from '../../providers/providerError.ts';
import { text } from '../../messages/messages.ts';
import { cloudTokenSecret } from './integrations.rules.ts';

interface Deps extends Pick<Core, 'vault'> {
  cloud: Pick<CloudProvider, 'validateToken'>;
  /** The decrypted secret of that name; null if there is none. */
  openSecret: (accountId: string, name: string) => Promise<Secret | null>;
}

const TEMPORARY_PURPOSE = 'clusters.temporary_token';

/** The form field that contains the token. */
type TokenField = 'secretValue' | 'temporary_hetzner_token';

export type Integrations = ReturnType<typeof createIntegrations>;

/** The account's access to the cloud provider. Tokens are passed as `Secret` and stored encrypted. */
export function createIntegrations({ vault, cloud, openSecret }: Deps) {
  /**
   * Checks the token at the provider. Throws 422 on `field`: `invalid_token`, `token_readonly`; 503 `provider` if it
   * does not respond.
   */
  const checkCloudToken = async (token: string | Secret, field: TokenField): Promise<void> => {
    const secret = typeof token === 'string' ? new Secret(token) : token;
    const check = await cloud.validateToken(secret).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      throw providerDown(error);
    });
    if (check.ok) return;
    throw invalid(field, check.text, check.reason === 'readonly' ? 'token_readonly' : 'invalid_token');
  };

  /** The account's saved token; null if none is saved. */
  const cloudTokenOf = (accountId: string): Promise<Secret | null> => openSecret(accountId, cloudTokenSecret);

  /**
   * The token to work with: the cluster's temporary one (encrypted by `sealTemporaryToken`), else the account's. Throws
   * 422 `token_required` on `temporary_hetzner_token` if there is neither.
   */
  const cloudTokenFor = async (accountId: string, sealedTemporary?: string | null): Promise<Secret> => {
    if (sealedTemporary) return vault.open(sealedTemporary, TEMPORARY_PURPOSE);
    const saved = await cloudTokenOf(accountId);
    if (saved) return saved;
    throw invalid('temporary_hetzner_token', text('no_token_saved'), 'token_required');
  };

  /** Checks a token for one cluster and encrypts it for its row. 422 like `checkCloudToken`. */
  const sealTemporaryToken = async (token: string): Promise<string> => {
    await checkCloudToken(token, 'temporary_hetzner_token');
    return vault.seal(token, TEMPORARY_PURPOSE);
  };

  return { checkCloudToken, cloudTokenOf, cloudTokenFor, sealTemporaryToken };
}
