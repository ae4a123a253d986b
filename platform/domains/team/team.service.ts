import type { Core } from '../../core.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { forbidden, invalid, notFound, refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { cutSockets, publishAccount } from '../account/account.changes.ts';
import type { AccountService } from '../account/account.service.ts';
import type { Profiles } from '../account/profile.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequireProof } from '../auth/proof.service.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { SsoSettings } from '../auth/sso/ssoSettings.service.ts';
import type { MemberChanges } from './team.input.ts';
import { memberRefusal, refusalErrors, type Caller, type MemberAction } from './team.rules.ts';
import {
  countOwners,
  deleteMembership,
  listInvites,
  listMembers,
  lockMember,
  updateMembership,
  type InviteWithTeam,
  type MemberRow,
} from './team.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  account: Pick<AccountService, 'user' | 'accountsOf'>;
  audit: Pick<Audit, 'record'>;
  profiles: Pick<Profiles, 'changePerson'>;
  requireProof: RequireProof;
  sessions: Pick<Sessions, 'revokeIn'>;
  ssoSettings: Pick<SsoSettings, 'unlink'>;
}

type TeamRole = InviteWithTeam['permission'];

export type Team = ReturnType<typeof createTeam>;

const targetOf = ({ userId, name }: MemberRow) => ({ type: 'member', id: userId, name });

/** Throws 403 or 409 if the caller may not do that to the member. */
function requireAllowed(action: MemberAction, caller: Caller, member: MemberRow, owners: number): void {
  const refusal = memberRefusal(action, caller, member, owners);
  if (refusal === null) return;
  const error = refusalErrors[refusal];
  throw error === 'forbidden' ? forbidden(text(refusal)) : refused(text(refusal), { error });
}

/** The members of an account and what may be done to them. */
export function createTeam(deps: Deps) {
  const { db, bus, account, audit, profiles, requireProof, sessions, ssoSettings } = deps;

  /** The caller with their current role, which may have changed since the request began. */
  const callerIn = async (tx: Queryable, actor: Actor): Promise<Caller> => {
    const own = await lockMember(tx, actor.accountId, actor.userId);
    if (own && !own.disabled) return own;
    // Operators need no membership.
    if (!own && actor.permission === 'master') return actor;
    throw forbidden(text('no_team_access'));
  };

  /** The member, if the caller may do that to them, while nobody else changes the team. */
  const allowed = async (
    tx: Queryable,
    action: MemberAction,
    actor: Actor,
    userId: string,
  ): Promise<MemberRow> => {
    const { accountId } = actor;
    const member = isUuid(userId) ? await lockMember(tx, accountId, userId) : null;
    if (!member) throw notFound(text('user_not_found'));
    const caller = await callerIn(tx, actor);
    requireAllowed(action, caller, member, await countOwners(tx, accountId));
    return member;
  };

  const changed = async (tx: Queryable, { accountId }: Actor, userId: string): Promise<MemberRow> => {
    await publishAccount(tx, bus, accountId, 'team');
    const member = await lockMember(tx, accountId, userId);
    if (!member) throw notFound(text('user_not_found'));
    return member;
  };

  /** Name and address belong to the person, so only people of one team can be changed by its managers. */
  const requireOwnPerson = async (
    tx: Queryable,
    member: MemberRow,
    changes: MemberChanges,
  ): Promise<void> => {
    const [field] = (['name', 'email'] as const).filter(
      (one) => changes[one] !== undefined && changes[one] !== member[one],
    );
    if (field === undefined || (await account.accountsOf(tx, member.userId)).length < 2) return;
    throw invalid(field, text('member_of_other_teams', { name: member.name }));
  };

  const setDisabled = (actor: Actor, userId: string, disabled: boolean): Promise<MemberRow> =>
    transaction(db, async (tx) => {
      const action = disabled ? 'disable' : 'enable';
      const member = await allowed(tx, action, actor, userId);
      const by = actor.permission === 'master' ? 'other' : 'system';
      await updateMembership(tx, actor.accountId, userId, { disabled, disabledBy: disabled ? by : null });
      if (disabled) await cutSockets(deps, tx, { accountId: actor.accountId, userId });
      if (disabled) await sessions.revokeIn(tx, userId, actor.accountId);
      await audit.record(tx, actor, { action: `member.${action}`, target: targetOf(member) });
      return changed(tx, actor, userId);
    });

  return {
    list: async (actor: Actor): Promise<{ members: MemberRow[]; invites: InviteWithTeam[] }> => ({
      members: await listMembers(db, actor.accountId),
      invites: await listInvites(db, actor.accountId),
    }),
    /** Changes name, address or role. A new address must be verified by its owner. 422 `email_taken`. */
    edit: (actor: Actor, userId: string, changes: MemberChanges): Promise<MemberRow> =>
      transaction(db, async (tx) => {
        const member = await allowed(tx, 'edit', actor, userId);
        await requireOwnPerson(tx, member, changes);
        const { name, email, permission = member.permission } = changes;
        await profiles.changePerson(tx, userId, { name, email });
        await updateMembership(tx, actor.accountId, userId, { permission });
        if (permission !== member.permission)
          await cutSockets(deps, tx, { accountId: actor.accountId, userId });
        const before = { name: member.name, email: member.email, permission: member.permission };
        const after = { name: name ?? member.name, email: email ?? member.email, permission };
        await audit.record(tx, actor, { action: 'member.update', target: targetOf(member), before, after });
        return changed(tx, actor, userId);
      }),
    /**
     * Gives a member the role that their identity provider says; null keeps it. Owners and disabled members stay as they
     * are. Null if the user is no member.
     */
    followRole: (accountId: string, userId: string, permission: TeamRole | null): Promise<MemberRow | null> =>
      transaction(db, async (tx) => {
        const member = await lockMember(tx, accountId, userId);
        const isFixed = !member || member.disabled || ['owner', 'master'].includes(member.permission);
        if (isFixed || permission === null || permission === member.permission) return member;
        await updateMembership(tx, accountId, userId, { permission });
        await cutSockets(deps, tx, { accountId, userId });
        const before = { permission: member.permission };
        const target = targetOf(member);
        const actor = { accountId, via: 'system' as const };
        await audit.record(tx, actor, { action: 'member.update', target, before, after: { permission } });
        await publishAccount(tx, bus, accountId, 'team');
        return { ...member, permission };
      }),
    disable: (actor: Actor, userId: string) => setDisabled(actor, userId, true),
    enable: (actor: Actor, userId: string) => setDisabled(actor, userId, false),
    /** Removes a member, or lets the caller leave. Their API keys and identity of the account are deleted. */
    remove: (actor: Actor, userId: string): Promise<void> =>
      transaction(db, async (tx) => {
        const member = await allowed(tx, 'remove', actor, userId);
        const action = actor.userId === userId ? 'member.leave' : 'member.remove';
        await audit.record(tx, actor, { action, target: targetOf(member) });
        await cutSockets(deps, tx, { accountId: actor.accountId, userId });
        await sessions.revokeIn(tx, userId, actor.accountId);
        await deleteMembership(tx, actor.accountId, userId);
        await ssoSettings.unlink(tx, actor.accountId, userId);
        await publishAccount(tx, bus, actor.accountId, 'team');
      }),
    /** Makes another member the owner and the caller an admin. Needs the caller's password. */
    transfer: async (
      actor: Actor,
      userId: string,
      password: string | null | undefined,
    ): Promise<MemberRow> => {
      if (actor.permission !== 'owner') throw forbidden(text('role_for_transfer'));
      await requireProof(actor, password);
      return transaction(db, async (tx) => {
        const member = await allowed(tx, 'transfer', actor, userId);
        await updateMembership(tx, actor.accountId, userId, { permission: 'owner' });
        await updateMembership(tx, actor.accountId, actor.userId, { permission: 'admin' });
        await cutSockets(deps, tx, { accountId: actor.accountId, userId });
        await cutSockets(deps, tx, { accountId: actor.accountId, userId: actor.userId });
        await audit.record(tx, actor, { action: 'account.transfer', target: targetOf(member) });
        return changed(tx, actor, userId);
      });
    },
  };
}
