import type { Core } from '../../core.ts';
import { sha256 } from '../../crypto/hash.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import { lockAccount } from '../../db/lockAccount.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { forbidden, invalid, notFound, planLimit, refused, type DomainError } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { AccountService, Identity } from '../account/account.service.ts';
import { publishAccount } from '../account/account.changes.ts';
import { requirePermission } from '../account/permissions.ts';
import { refusingTakenEmail } from '../account/takenEmail.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { AuthService, Client, SignedIn } from '../auth/auth.service.ts';
import type { Switching } from '../auth/switching.service.ts';
import { requireGoodPassword } from '../auth/passwords.service.ts';
import type { PlanId } from '../billing/billing.catalogue.ts';
import { nextPlan, planNameOf } from '../billing/billing.rules.ts';
import type { Billing } from '../billing/billing.service.ts';
import type { InvitedUser, InviteInput } from './team.input.ts';
import { inviteMail } from './team.kinds.ts';
import { inviteLifetime } from './team.rules.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { acceptInvite, deleteInvite, findInvite, saveInvite, type InviteWithTeam } from './team.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'config' | 'bus' | 'jobs' | 'limiter' | 'passwords'> {
  account: AccountService;
  audit: Pick<Audit, 'record'>;
  auth: Pick<AuthService, 'limitAddress' | 'open'>;
  switching: Pick<Switching, 'switchAccount'>;
  billing: Pick<Billing, 'limits' | 'subscriptionOf'>;
  notifications: Pick<Notifications, 'notifyOwners'>;
}

/** What the holder of a link sees before accepting it. */
export interface OpenInvite {
  invite: InviteWithTeam;
  /** Whether the invited address has a user, who signs in instead of signing up. */
  hasUser: boolean;
}

type TeamRole = InviteWithTeam['permission'];

/** Seconds over which mails to one address are counted. */
const MINUTE = 60;

export type Invites = ReturnType<typeof createInvites>;

const gone = (why: 'invite_unknown' | 'invite_used' | 'invite_expired' | 'invite_closing'): DomainError =>
  refused(text(why), { status: 410, error: 'expired' });

const targetOf = ({ id, email }: Pick<InviteWithTeam, 'id' | 'email'>) => ({
  type: 'invite',
  id,
  name: email,
});

/** Invites of people to an account. */
export function createInvites(deps: Deps) {
  const { db, clock, config, bus, jobs, limiter, passwords } = deps;
  const { account, audit, auth, billing, notifications, switching } = deps;

  /** Refuses one more person than the plan allows. Members and open invites count. */
  const requireSeat = async (tx: Queryable, accountId: string, plan: SeatPlan): Promise<void> => {
    const current = await account.countMembers(accountId, tx);
    if (current < plan.limit) return;
    const { limit, next } = plan;
    const why = next
      ? text('users_limit_plan', { count: limit, plan: planNameOf(next) })
      : text('users_limit', { count: limit });
    throw planLimit({ limit, current, plan: next, text: why, error: 'plan_limit' });
  };

  const seatPlanOf = async (accountId: string): Promise<SeatPlan> => {
    const [{ maxUsers }, subscription] = await Promise.all([
      billing.limits(accountId),
      billing.subscriptionOf(accountId),
    ]);
    return { limit: maxUsers, next: nextPlan(subscription?.plan ?? null, 'maxUsers') };
  };

  /** Invites an address; a pending invite is sent again, with the new role if there is one. */
  const invite = async (actor: Actor, { email, permission }: InviteInput): Promise<InviteWithTeam> => {
    requirePermission(actor, 'team.manage');
    await limiter.consume(`invite:email:${email}`, config.rateLimitCredentials, MINUTE);
    const { accountId, userId } = actor;
    const plan = await seatPlanOf(accountId);
    return transaction(db, async (tx) => {
      await lockAccount(tx, accountId);
      if (await account.isMember(tx, accountId, email)) throw invalid('email', text('already_member'));
      const now = clock.now();
      const before = await findInvite(tx, { accountId, email });
      const isPending = before !== null && before.acceptedAt === null;
      const takesSeat = isPending && before.expiresAt > now;
      if (!takesSeat) await requireSeat(tx, accountId, plan);
      const role = permission ?? (isPending ? before.permission : 'user');
      const expiresAt = new Date(now.getTime() + inviteLifetime);
      const times = { sentAt: now, createdAt: now, expiresAt };
      const id = await saveInvite(tx, { accountId, email, permission: role, invitedBy: userId, ...times });
      await jobs.enqueue(tx, inviteMail, { inviteId: id });
      const action = isPending ? 'invite.resend' : 'invite.send';
      await audit.record(tx, actor, { action, target: targetOf({ id, email }), after: { permission: role } });
      await publishAccount(tx, bus, accountId, 'team');
      const saved = await findInvite(tx, { id });
      if (!saved) throw notFound(text('invite_not_found'));
      return saved;
    });
  };

  /** How many people count against the plan, and how many it allows. */
  const seats = async ({ accountId }: Actor): Promise<Seats> => {
    const plan = await seatPlanOf(accountId);
    return { ...plan, used: await account.countMembers(accountId) };
  };

  const revoke = async (actor: Actor, id: string): Promise<void> => {
    requirePermission(actor, 'team.manage');
    await transaction(db, async (tx) => {
      const deleted = isUuid(id) ? await deleteInvite(tx, actor.accountId, id) : null;
      if (!deleted) throw notFound(text('invite_not_found'));
      await audit.record(tx, actor, { action: 'invite.revoke', target: targetOf(deleted) });
      await publishAccount(tx, bus, actor.accountId, 'team');
    });
  };

  /** The invite of a link. 410 `expired` once it was used, withdrawn or is too old. */
  const usable = async (tx: Queryable, token: string): Promise<InviteWithTeam> => {
    const found = await findInvite(tx, { tokenHash: sha256(token) });
    if (!found) throw gone('invite_unknown');
    if (found.acceptedAt) throw gone('invite_used');
    if (found.expiresAt <= clock.now()) throw gone('invite_expired');
    if (found.deletionAt) throw gone('invite_closing');
    return found;
  };

  const read = async (token: string, ip: string): Promise<OpenInvite> => {
    await auth.limitAddress('invite', ip);
    const found = await usable(db, token);
    return { invite: found, hasUser: (await account.userByEmail(found.email)) !== null };
  };

  /** Makes the user a member; members are counted again, because the plan may have become smaller. */
  const admit = async (
    tx: Queryable,
    { id, accountId, permission, email }: InviteWithTeam,
    plan: SeatPlan,
    { userId, memberName }: { userId: string; memberName: string },
  ): Promise<Identity> => {
    const now = clock.now();
    await lockAccount(tx, accountId);
    if (await account.isMember(tx, accountId, email))
      throw refused(text('already_in_team'), { error: 'already_enabled' });
    if (!(await acceptInvite(tx, id, now))) throw gone('invite_used');
    await joinTeam(tx, { userId, accountId }, { permission, email, memberName }, plan);
    return { userId, accountId };
  };

  /** Makes a user a member if the plan allows one more, and notifies the team. */
  const joinTeam = async (
    tx: Queryable,
    { userId, accountId }: Identity,
    { permission, email, memberName }: { permission: TeamRole; email: string; memberName: string },
    plan: SeatPlan,
  ): Promise<void> => {
    await requireSeat(tx, accountId, plan);
    await account.join(tx, { userId, accountId }, permission);
    const target = { type: 'member', id: userId, name: email };
    await audit.record(
      tx,
      { accountId, userId, via: 'session' },
      { action: 'member.join', target, after: { permission } },
    );
    await publishAccount(tx, bus, accountId, 'team');
    await notifications.notifyOwners(tx, accountId, { kind: 'invite_accepted', params: { memberName } });
  };

  /** A user whom the account's identity provider lets in joins without a link; an open invite is used up. */
  const join = async (
    accountId: string,
    permission: TeamRole,
    personOf: (tx: Queryable) => Promise<{ id: string; email: string; name: string }>,
  ): Promise<string> => {
    const plan = await seatPlanOf(accountId);
    return transaction(db, async (tx) => {
      await lockAccount(tx, accountId);
      const { id: userId, email, name } = await personOf(tx);
      const invited = await findInvite(tx, { accountId, email });
      if (invited) await acceptInvite(tx, invited.id, clock.now());
      await joinTeam(tx, { userId, accountId }, { permission, email, memberName: name }, plan);
      return userId;
    });
  };

  /** A new user in the inviting account, signed in. The link in the mail has verified the address. */
  const signUp = async (input: InvitedUser, locale: 'en' | 'es', client: Client): Promise<SignedIn> => {
    await auth.limitAddress('signup', client.ip);
    const { name, email, password, confirm_password: confirm, invite_id: token } = input;
    requireGoodPassword('password', password, 'confirm_password', confirm);
    const { accountId } = await usable(db, token);
    const [plan, hash] = await Promise.all([seatPlanOf(accountId), passwords.hash(password)]);
    const made = await refusingTakenEmail(() =>
      transaction(db, async (tx) => {
        const found = await usable(tx, token);
        if (found.email !== email) throw invalid('email', text('invite_other_email'));
        const user = await account.createUser(
          tx,
          { name, email, password: null, verified: true, locale },
          hash,
        );
        return admit(tx, found, plan, { userId: user.id, memberName: name });
      }),
    );
    return auth.open(made, client);
  };

  /** The caller joins the inviting account and is signed in there. 403 for an invite of another address. */
  const accept = async (actor: Actor, token: string, client: Client): Promise<SignedIn> => {
    await auth.limitAddress('invite', client.ip);
    const user = await account.user(actor.userId);
    const { accountId } = await usable(db, token);
    const plan = await seatPlanOf(accountId);
    await transaction(db, async (tx) => {
      const found = await usable(tx, token);
      if (found.email !== user.email) throw forbidden(text('invite_other_person', { email: found.email }));
      if (!user.verified) await account.setVerified(tx, user.id, user.email);
      await admit(tx, found, plan, { userId: user.id, memberName: user.name });
    });
    return switching.switchAccount(actor, accountId, client);
  };

  return { invite, seats, revoke, read, signUp, accept, join };
}

export interface Seats extends SeatPlan {
  used: number;
}

/** Number of people that a plan allows, and the next plan that allows more. */
interface SeatPlan {
  limit: number;
  next: PlanId | null;
}
