import type { Core } from '../../core.ts';
import type { Secret } from '../../crypto/secret.ts';
import type { Actor } from '../../http/authGuard.ts';
import { notFound } from '../../http/errors.ts';
import { requirePermission } from '../account/permissions.ts';
import { cloudTokenSecret } from '../integrations/integrations.rules.ts';
import { deleteSecret, findSecret, listSecrets, saveSecret, type SecretRow } from './secrets.store.ts';

interface Needs extends Pick<Core, 'db' | 'clock' | 'vault'> {
  /** Throws 422 on `secretValue` for a token that the provider does not accept. */
  checkCloudToken: (token: string, field: 'secretValue') => Promise<void>;
}

export type SecretListing = Pick<SecretRow, 'name' | 'createdAt'>;

/** The provider's token belongs to the integrations; the other secrets to the secrets. */
function requireMayChange(actor: Actor, name: string): void {
  requirePermission(actor, name === cloudTokenSecret ? 'integrations.manage' : 'secrets.manage');
}

export type Secrets = ReturnType<typeof createSecrets>;

/** An account's named secrets, sealed at rest and never listed with their values. */
export function createSecrets({ db, clock, vault, checkCloudToken }: Needs) {
  // Bound to account and name: a sealed value copied to another row does not open.
  const purpose = (accountId: string, name: string): string => `global_secrets.value:${accountId}:${name}`;

  return {
    list: (actor: Actor): Promise<SecretListing[]> => listSecrets(db, actor.accountId, cloudTokenSecret),
    /** Saves a secret under a new or an existing name. The provider's token is checked at the provider first. */
    save: async (actor: Actor, name: string, value: string): Promise<SecretListing> => {
      requireMayChange(actor, name);
      const kept = name === cloudTokenSecret ? value.trim() : value;
      if (name === cloudTokenSecret) await checkCloudToken(kept, 'secretValue');
      const { accountId } = actor;
      const sealed = vault.seal(kept, purpose(accountId, name));
      return saveSecret(db, { accountId, name, value: sealed }, clock.now());
    },
    /** 404 when there is none of that name. */
    remove: async (actor: Actor, name: string): Promise<void> => {
      requireMayChange(actor, name);
      if (!(await deleteSecret(db, actor.accountId, name))) throw notFound('Secret');
    },
    exists: async (actor: Actor, name: string): Promise<boolean> =>
      (await findSecret(db, actor.accountId, name)) !== null,
    /** The value for the platform's own work; null when there is none. */
    open: async (accountId: string, name: string): Promise<Secret | null> => {
      const row = await findSecret(db, accountId, name);
      return row && vault.open(row.value, purpose(accountId, name));
    },
  };
}
