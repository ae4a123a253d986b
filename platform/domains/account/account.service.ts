import type { Core } from '../../core.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor, Permission } from '../../http/authGuard.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { Audit } from '../audit/audit.service.ts';
import { defaultAccountName, isSupportOpen } from './account.rules.ts';
import {
  claimVerificationMail,
  countMembers,
  findAccount,
  findUser,
  findUserByEmail,
  insertAccount,
  insertMembership,
  hasUserOfMailbox,
  insertUser,
  membershipsOf,
  ownersOf,
  supportUntil,
  updateAccount,
  updateUser,
  type AccountRow,
  type Membership,
  type UserRow,
} from './account.store.ts';
import { requirePermission } from './permissions.ts';
import { refusingTakenEmail, takenMeanwhile } from './takenEmail.ts';

/** Without a `password` the user signs in through an identity provider only. */
export interface NewUser {
  name: string;
  email: string;
  password: string | null;
  verified?: boolean;
  onboarded?: boolean;
  locale?: 'en' | 'es';
  supportEnabled?: boolean;
}

export interface NewOwner extends NewUser {
  /** Default: "<name>'s team". */
  accountName?: string;
}

/** A user in one of their accounts. */
export interface Identity {
  userId: string;
  accountId: string;
}

interface Deps extends Pick<Core, 'db' | 'clock' | 'passwords'> {
  audit: Pick<Audit, 'record'>;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** Users, accounts and memberships. */
export function createAccountService({ db, clock, audit, passwords }: Deps) {
  const userOf = async (id: string): Promise<UserRow> => {
    const user = await findUser(db, id);
    if (!user) throw notFound(text('user_not_found'));
    return user;
  };

  const storeUser = async (tx: Queryable, input: NewUser, passwordHash: string | null): Promise<UserRow> => {
    const { password: _, ...person } = input;
    const now = clock.now();
    const duplicateUser = await hasUserOfMailbox(tx, person.email);
    return insertUser(tx, { ...person, passwordHash, duplicateUser, createdAt: now, updatedAt: now });
  };

  const hashOf = (password: string | null): Promise<string | null> =>
    password === null ? Promise.resolve(null) : passwords.hash(password);

  /** A new user with an account of their own; the caller sends the sign-up mail. 422 `email_taken`. */
  const createOwner = async (
    input: NewOwner,
    also?: (tx: Queryable, made: Identity) => Promise<void>,
  ): Promise<Identity> => {
    const { accountName, ...person } = input;
    // Hashing is slow: never inside a transaction, because the embedded database has only one connection.
    const passwordHash = await hashOf(input.password);
    return refusingTakenEmail(() =>
      transaction(db, async (tx) => {
        const user = await storeUser(tx, person, passwordHash);
        const name = accountName ?? defaultAccountName(input.name, input.locale ?? 'en');
        const account = await insertAccount(tx, name);
        const made = { userId: user.id, accountId: account.id };
        await insertMembership(tx, { ...made, permission: 'owner', createdAt: clock.now() });
        await also?.(tx, made);
        return made;
      }),
    );
  };

  /** Adds a user to an account; creates them if the address is unknown. */
  const addMember = async (
    accountId: string,
    input: NewUser & { permission: Permission },
  ): Promise<Identity> => {
    const { permission, ...person } = input;
    const passwordHash = await hashOf(input.password);
    return transaction(db, async (tx) => {
      const known = await findUserByEmail(tx, input.email);
      const user = known ?? (await storeUser(tx, person, passwordHash));
      const made = { userId: user.id, accountId };
      await insertMembership(tx, { ...made, permission, createdAt: clock.now() });
      return made;
    });
  };

  const isMaster = (all: readonly Membership[]): boolean =>
    all.some((m) => m.permission === 'master' && !m.disabled);

  /**
   * A user's role in an account; null without a membership or with a disabled one. A master may enter every account whose
   * owner has support access on, and may impersonate a user (`impersonatorId`) while that user has it on and they are
   * still a master.
   */
  const roleIn = async (
    userId: string,
    accountId: string,
    impersonatorId?: string | null,
  ): Promise<Permission | null> => {
    if (impersonatorId) {
      if (!isSupportOpen(await userOf(userId), clock.now())) return null;
      if (!isMaster(await membershipsOf(db, impersonatorId))) return null;
    }
    const all = await membershipsOf(db, userId);
    const own = all.find((m) => m.accountId === accountId);
    if (own) return own.disabled ? null : own.permission;
    const isOpen = (await supportUntil(db, accountId, clock.now())) !== undefined;
    return isMaster(all) && isOpen ? 'master' : null;
  };

  /** True if a master is refused because the owner's support access is off. */
  const isClosedToSupport = async (userId: string, accountId: string): Promise<boolean> =>
    isMaster(await membershipsOf(db, userId)) && (await findAccount(db, accountId)) !== null;

  /** The account a user signs in to: the default one, else the oldest. 403 when all their memberships are disabled. */
  const homeOf = async (user: UserRow): Promise<string> => {
    const open = (await membershipsOf(db, user.id)).filter((m) => !m.disabled);
    const home = open.find((m) => m.accountId === user.defaultAccountId) ?? open[0];
    if (home) return home.accountId;
    throw forbidden(text('access_off'));
  };

  const accountOf = async (id: string): Promise<AccountRow> => {
    const account = await findAccount(db, id);
    if (!account) throw notFound(text('account_not_found'));
    return account;
  };

  const renameAccount = async (actor: Actor, name: string): Promise<AccountRow> => {
    requirePermission(actor, 'account.update');
    const before = await accountOf(actor.accountId);
    return transaction(db, async (tx) => {
      const row = (await updateAccount(tx, actor.accountId, { name }, clock.now())) ?? before;
      const target = { type: 'account', id: row.id, name: row.name };
      const changes = { before: { name: before.name }, after: { name } };
      await audit.record(tx, actor, { action: 'account.rename', target, ...changes });
      return row;
    });
  };

  return {
    createOwner,
    addMember,
    roleIn,
    isClosedToSupport,
    /** Until when an owner lets support in, null for without end; undefined if none does. */
    supportUntil: (accountId: string): Promise<Date | null | undefined> =>
      supportUntil(db, accountId, clock.now()),
    homeOf,
    accountOf,
    renameAccount,
    /** Number of members and open invites, which the plan limits. */
    countMembers: (accountId: string, tx: Queryable = db): Promise<number> =>
      countMembers(tx, accountId, clock.now()),
    /** True if the user with that address (in lower case) is in the account, disabled or not. */
    isMember: async (tx: Queryable, accountId: string, email: string): Promise<boolean> => {
      const user = await findUserByEmail(tx, email);
      return user !== null && (await membershipsOf(tx, user.id)).some((m) => m.accountId === accountId);
    },
    /** Every account of a user, the disabled memberships included. */
    accountsOf: (tx: Queryable, userId: string): Promise<Membership[]> => membershipsOf(tx, userId),
    /** A user without an account yet. 422 `email_taken` comes from `refusingTakenEmail`. */
    createUser: storeUser,
    join: (tx: Queryable, who: Identity, permission: Permission): Promise<void> =>
      insertMembership(tx, { ...who, permission, createdAt: clock.now() }),
    /** The name of an account, and the ids of its owners who may sign in. */
    ownersOf: async (tx: Queryable, accountId: string): Promise<{ name: string; userIds: string[] }> => ({
      name: (await findAccount(tx, accountId))?.name ?? '',
      userIds: await ownersOf(tx, accountId),
    }),
    user: userOf,
    isUser: async (id: string): Promise<boolean> => (await findUser(db, id)) !== null,
    /** Null when no user has that address (in lower case). */
    userByEmail: (email: string): Promise<UserRow | null> => findUserByEmail(db, email),
    setPassword: (tx: Queryable, userId: string, passwordHash: string | null) =>
      updateUser(tx, userId, { passwordHash }, clock.now()),
    /** Marks the address as verified and makes it the user's. 409 `email_taken`. */
    setVerified: (tx: Queryable, userId: string, email: string) =>
      refusingTakenEmail(
        () => updateUser(tx, userId, { email, pendingEmail: null, verified: true }, clock.now()),
        takenMeanwhile,
      ),
    /** Undoes a change of address. 409 `email_taken` if another user has it by now. */
    restoreEmail: (tx: Queryable, userId: string, email: string) =>
      refusingTakenEmail(
        () => updateUser(tx, userId, { email, pendingEmail: null }, clock.now()),
        takenMeanwhile,
      ),
    /** False while the last verification mail is younger than `cooldownMs`. */
    claimVerificationMail: (tx: Queryable, userId: string, cooldownMs: number): Promise<boolean> => {
      const now = clock.now();
      return claimVerificationMail(tx, userId, now, new Date(now.getTime() - cooldownMs));
    },
  };
}
