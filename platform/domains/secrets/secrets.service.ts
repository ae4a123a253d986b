import type { Core } from '../../core.ts';
import type { Secret } from '../../crypto/secret.ts';
import { transaction, type Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { notFound } from '../../http/errors.ts';
import { publishAccount } from '../account/account.changes.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import { cloudTokenSecret } from '../integrations/integrations.rules.ts';
import { text } from '../../messages/messages.ts';
import { deleteSecret, findSecret, listSecrets, saveSecret, type SecretRow } from './secrets.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus' | 'vault'> {
  audit: Pick<Audit, 'record'>;
  /** Throws 422 on `secretValue` for a token that the provider refuses. */
  checkCloudToken: (token: string, field: 'secretValue') => Promise<void>;
  /** Number of clusters that the saved cloud token manages. */
  countUsersOfToken: (accountId: string, token: Secret) => Promise<number>;
  /** Called in the transaction that replaces the cloud token. */
  onCloudTokenReplaced: (tx: Tx, actor: Actor) => Promise<void>;
}

export interface SecretState {
  exists: boolean;
  /** Number of clusters that use the secret; only of the cloud token. */
  clusters?: number;
}

type SecretListing = Pick<SecretRow, 'name' | 'createdAt'>;

/** The cloud token requires the permission for integrations, other secrets that for secrets. */
function requireMayChange(actor: Actor, name: string): void {
  requirePermission(actor, name === cloudTokenSecret ? 'integrations.manage' : 'secrets.manage');
}

const targetOf = (name: string) => ({ type: 'secret', id: name, name });

/** The cloud token has its own target type in the audit log. */
const nounOf = (name: string) => (name === cloudTokenSecret ? 'cloud_token' : 'secret');

export type Secrets = ReturnType<typeof createSecrets>;

/** An account's named secrets, stored encrypted and listed without their values. */
export function createSecrets(deps: Deps) {
  const { db, clock, bus, vault, audit, checkCloudToken, countUsersOfToken, onCloudTokenReplaced } = deps;
  // Bound to account and name: a value copied to another row cannot be decrypted.
  const purpose = (accountId: string, name: string): string => `global_secrets.value:${accountId}:${name}`;

  /** The decrypted value; null if there is none. */
  const open = async (accountId: string, name: string): Promise<Secret | null> => {
    const row = await findSecret(db, accountId, name);
    return row && vault.open(row.value, purpose(accountId, name));
  };

  return {
    list: (actor: Actor): Promise<SecretListing[]> => listSecrets(db, actor.accountId, cloudTokenSecret),
    /** Saves a secret under a new or an existing name. A cloud token is first checked at the provider. */
    save: async (
      actor: Actor,
      name: string,
      value: string,
    ): Promise<SecretListing & { replaced: boolean }> => {
      requireMayChange(actor, name);
      const kept = name === cloudTokenSecret ? value.trim() : value;
      if (name === cloudTokenSecret) await checkCloudToken(kept, 'secretValue');
      const { accountId } = actor;
      const sealed = vault.seal(kept, purpose(accountId, name));
      return transaction(db, async (tx) => {
        const replaced = (await findSecret(tx, accountId, name)) !== null;
        const operation = replaced ? 'replace' : 'save';
        await audit.record(tx, actor, { action: `${nounOf(name)}.${operation}`, target: targetOf(name) });
        await publishAccount(tx, bus, accountId, 'secrets');
        const saved = await saveSecret(tx, { accountId, name, value: sealed }, clock.now());
        if (replaced && name === cloudTokenSecret) await onCloudTokenReplaced(tx, actor);
        return { ...saved, replaced };
      });
    },
    /** 404 if there is none of that name. */
    remove: async (actor: Actor, name: string): Promise<void> => {
      requireMayChange(actor, name);
      await transaction(db, async (tx) => {
        if (!(await deleteSecret(tx, actor.accountId, name))) throw notFound(text('secret_not_found'));
        await audit.record(tx, actor, { action: `${nounOf(name)}.delete`, target: targetOf(name) });
        await publishAccount(tx, bus, actor.accountId, 'secrets');
      });
    },
    state: async ({ accountId }: Actor, name: string): Promise<SecretState> => {
      if (name !== cloudTokenSecret) return { exists: (await findSecret(db, accountId, name)) !== null };
      const token = await open(accountId, name);
      return token
        ? { exists: true, clusters: await countUsersOfToken(accountId, token) }
        : { exists: false };
    },
    /** For services. */
    open,
  };
}
