import type { Core } from '../../../core.ts';
import { randomToken, sha256 } from '../../../crypto/hash.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { DomainError } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import { publishAccount } from '../../account/account.changes.ts';
import { requirePermission } from '../../account/permissions.ts';
import type { Audit } from '../../audit/audit.service.ts';
import { deleteExpired, insertWrapped, takeWrapped } from './wrapped.store.ts';

/** Seconds for which a wrapped secret can be read. */
export const TTL_SECONDS = 300;

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus' | 'vault'> {
  audit: Pick<Audit, 'record'>;
}

export type WrappedSecrets = ReturnType<typeof createWrappedSecrets>;

const purposeOf = (accountId: string, tokenHash: string): string =>
  `wrapped_secrets.value:${accountId}:${tokenHash}`;

const targetOf = (name: string) => ({ type: 'secret', id: name, name });

/**
 * Secrets that a member of the account can read once within five minutes. Wrapping and reading are announced, so that
 * open audit logs show them.
 */
export function createWrappedSecrets({ db, clock, bus, vault, audit }: Deps) {
  return {
    /** Stores the value encrypted, and returns the token that reads it. */
    wrap: async (actor: Actor, name: string, value: string) => {
      requirePermission(actor, 'secrets.manage');
      const token = randomToken();
      const tokenHash = sha256(token);
      const { accountId } = actor;
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + TTL_SECONDS * 1000);
      const sealed = vault.seal(value, purposeOf(accountId, tokenHash));
      await transaction(db, async (tx) => {
        await insertWrapped(tx, { accountId, name, tokenHash, value: sealed, createdAt, expiresAt });
        await audit.record(tx, actor, { action: 'secret.wrap', target: targetOf(name) });
        await publishAccount(tx, bus, accountId, 'secrets');
      });
      return { token, name, createdAt };
    },
    /** The name and value, once. 400 if the token was used, has expired, or belongs to another account. */
    unwrap: (actor: Actor, token: string): Promise<{ name: string; value: string }> =>
      transaction(db, async (tx) => {
        const tokenHash = sha256(token);
        const row = await takeWrapped(tx, actor.accountId, tokenHash, clock.now());
        if (!row) throw new DomainError({ status: 400, text: text('wrapped_token_used'), error: 'expired' });
        await audit.record(tx, actor, { action: 'secret.unwrap', target: targetOf(row.name) });
        await publishAccount(tx, bus, row.accountId, 'secrets');
        return { name: row.name, value: vault.open(row.value, purposeOf(row.accountId, tokenHash)).reveal() };
      }),
    sweep: (): Promise<void> => deleteExpired(db, clock.now()),
  };
}
