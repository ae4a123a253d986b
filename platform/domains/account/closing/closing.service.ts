import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { invalidMany, refused, type FieldIssue } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { Sessions } from '../../auth/sessions.service.ts';
import type { SubscriptionChanges } from '../../billing/subscription.service.ts';
import type { EventRecorder } from '../../events/events.service.ts';
import { cutSockets, publishAccount } from '../account.changes.ts';
import type { AccountService } from '../account.service.ts';
import type { AccountRow } from '../account.store.ts';
import { requirePermission } from '../permissions.ts';
import { closingMail } from './closing.kinds.ts';
import { accountData, deleteUser, lockMemberships, setDeletionAt } from './closing.store.ts';

/** How long a deleted account can be kept after all. */
export const graceMs = 14 * 24 * 60 * 60 * 1000;
const WORD = 'DELETE';

/** What must be typed to delete an account or a user. */
export interface Confirmation {
  team_name: string;
  confirmation: string;
}

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs'> {
  account: Pick<AccountService, 'accountOf' | 'accountsOf' | 'user'>;
  audit: Pick<Audit, 'record'>;
  events: Pick<EventRecorder, 'record'>;
  sessions: Pick<Sessions, 'revoke' | 'revokeAllOf'>;
  subscriptions: Pick<SubscriptionChanges, 'cancelAll'>;
}

export type Closing = ReturnType<typeof createClosing>;

/** Deletion of accounts and of users. */
export function createClosing({
  db,
  clock,
  bus,
  jobs,
  account,
  audit,
  events,
  sessions,
  subscriptions,
}: Deps) {
  const requireTyped = (current: AccountRow, { team_name: typed, confirmation }: Confirmation): void => {
    const issues: FieldIssue[] = [];
    if (typed.trim() === '') issues.push({ field: 'team_name', ...text('team_name_required') });
    else if (typed.trim() !== current.name)
      issues.push({ field: 'team_name', ...text('team_name_mismatch') });
    if (confirmation === '') issues.push({ field: 'confirmation', ...text('confirmation_required') });
    else if (confirmation !== WORD) issues.push({ field: 'confirmation', ...text('confirmation_mismatch') });
    if (issues.length > 0) throw invalidMany(issues);
  };

  /** False if nothing was to be changed. */
  const schedule = (actor: Actor, current: AccountRow, deletionAt: Date | null): Promise<boolean> =>
    transaction(db, async (tx) => {
      if (!(await setDeletionAt(tx, current.id, deletionAt))) return false;
      const target = { type: 'account', id: current.id, name: current.name };
      const action = deletionAt ? 'account.close' : 'account.keep';
      await audit.record(tx, actor, { action, target });
      if (deletionAt) {
        await subscriptions.cancelAll(tx, current.id);
        await jobs.enqueue(tx, closingMail, { accountId: current.id });
      }
      await publishAccount(tx, bus, current.id, 'account');
      return true;
    });

  return {
    /** Deletes the account in 14 days, cancels its subscriptions, and ends the caller's session. */
    close: async (actor: Actor, typed: Confirmation): Promise<Date> => {
      requirePermission(actor, 'account.close');
      const current = await account.accountOf(actor.accountId);
      requireTyped(current, typed);
      const deletionAt = current.deletionAt ?? new Date(clock.now().getTime() + graceMs);
      if (await schedule(actor, current, deletionAt)) await events.record(actor, 'deleted_account');
      await sessions.revoke(actor.sessionId);
      return deletionAt;
    },
    /** Cancels the deletion. What was paid for ends with its period, unless it is resumed. */
    keep: async (actor: Actor): Promise<void> => {
      requirePermission(actor, 'account.close');
      await schedule(actor, await account.accountOf(actor.accountId), null);
    },
    /** All data of the account except for secret values, as an object for a JSON file. */
    exportData: async (actor: Actor) => {
      requirePermission(actor, 'account.close');
      return { exportedAt: clock.now(), ...(await accountData(db, actor.accountId)) };
    },
    /** Deletes the caller's user at once. 409 `last_owner` for the owner of an account, which must be deleted instead. */
    deleteSelf: async (actor: Actor, typed: Confirmation): Promise<void> => {
      requireTyped(await account.accountOf(actor.accountId), typed);
      const user = await account.user(actor.userId);
      await transaction(db, async (tx) => {
        // Otherwise the account could be handed over to this user in between, and lose its owner.
        await lockMemberships(tx, actor.userId);
        const places = await account.accountsOf(tx, actor.userId);
        const owned = places.find(({ permission }) => permission === 'owner');
        if (owned) throw refused(text('owner_of_team', { team: owned.accountName }), { error: 'last_owner' });
        for (const { accountId } of places) {
          const target = { type: 'member', id: user.id, name: user.name };
          await audit.record(tx, { ...actor, accountId }, { action: 'member.leave', target });
          await publishAccount(tx, bus, accountId, 'team');
        }
        await sessions.revokeAllOf(tx, user.id);
        await cutSockets({ bus, clock }, tx, { userId: user.id });
        await deleteUser(tx, user.id);
      });
    },
  };
}
