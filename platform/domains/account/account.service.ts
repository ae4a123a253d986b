import type { Core } from '../../core.ts';
import { transaction, uniqueViolation, type Queryable } from '../../db/database.ts';
import type { Actor, Permission } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { forbidden, invalid, notFound, refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { Audit } from '../audit/audit.service.ts';
import { brokenLimit } from '../billing/billing.rules.ts';
import type { Billing } from '../billing/billing.service.ts';
import type { ProfileChanges } from './account.input.ts';
import { defaultAccountName } from './account.rules.ts';
import {
  allowsSupport,
  claimVerificationMail,
  countMembers,
  findAccount,
  findUser,
  findUserByEmail,
  insertAccount,
  insertMembership,
  insertUser,
  membershipsOf,
  updateAccount,
  updateUser,
  type AccountRow,
  type Membership,
  type UserRow,
} from './account.store.ts';
import { userToJson, type CurrentUsageJson, type UserJson } from './account.wire.ts';
import { requirePermission } from './permissions.ts';
import type { Pictures } from './pictures.service.ts';
import type { ClusterUsage, ReadClusterUsage } from './usage.ts';

/** A person to be. `password` null: signs in through an identity provider only. */
export interface NewUser {
  name: string;
  email: string;
  password: string | null;
  verified?: boolean;
  onboarded?: boolean;
  locale?: 'en' | 'es';
  supportEnabled?: boolean;
  duplicateUser?: boolean;
}

export interface NewOwner extends NewUser {
  /** Default: "<name>'s team". */
  accountName?: string;
}

/** Who somebody is and where. */
export interface Identity {
  userId: string;
  accountId: string;
}

interface Needs extends Pick<Core, 'db' | 'clock' | 'passwords'> {
  audit: Pick<Audit, 'record'>;
  billing: Pick<Billing, 'subscriptionOf' | 'limits'>;
  clusterUsage: ReadClusterUsage;
  hasTwoFactor: (userId: string) => Promise<boolean>;
  pictures: Pick<Pictures, 'store' | 'forget'>;
  /** Throws unless the caller proves to be the person. */
  requireProof: (actor: Actor, password: string | null | undefined) => Promise<void>;
  /** Called in the transaction that begins to change a person's address, to prove the new one. */
  onEmailChange: (tx: Queryable, before: UserRow, newEmail: string) => Promise<void>;
}

/** 422: the address belongs to somebody. */
export function emailTaken() {
  return invalid('email', text('email_taken'));
}

/** 409: somebody else took the address while its mail waited to be opened. */
function takenMeanwhile() {
  return refused(text('email_taken_meanwhile'), { error: 'email_taken' });
}

/** Runs `write`; a second person with one address becomes a 422 on the field, or another refusal. */
async function refusingTakenEmail<T>(write: () => Promise<T>, refusal = emailTaken): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (uniqueViolation(error) !== null) throw refusal();
    throw error;
  }
}

export type AccountService = ReturnType<typeof createAccountService>;

/** People, their accounts, and what they see of both. */
export function createAccountService(needs: Needs) {
  const {
    db,
    clock,
    audit,
    passwords,
    billing,
    clusterUsage,
    hasTwoFactor,
    requireProof,
    onEmailChange,
    pictures,
  } = needs;

  const userOf = async (id: string): Promise<UserRow> => {
    const user = await findUser(db, id);
    if (!user) throw notFound(text('user_not_found'));
    return user;
  };

  const storeUser = async (tx: Queryable, input: NewUser, passwordHash: string | null): Promise<UserRow> => {
    const { password: _, ...person } = input;
    const now = clock.now();
    return insertUser(tx, { ...person, passwordHash, createdAt: now, updatedAt: now });
  };

  const hashOf = (password: string | null): Promise<string | null> =>
    password === null ? Promise.resolve(null) : passwords.hash(password);

  /** A new person with an account of their own; the sign-up mail is the caller's. 422 `email_taken`. */
  const createOwner = async (
    input: NewOwner,
    also?: (tx: Queryable, made: Identity) => Promise<void>,
  ): Promise<Identity> => {
    const { accountName, ...person } = input;
    // Hashing takes a while: never inside a transaction, which everybody else waits for.
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

  /** A person in an existing account: an existing one under that address joins, anybody else is made. */
  const addMember = async (
    accountId: string,
    input: NewUser & { permission: Permission; disabledBy?: 'system' | 'other' },
  ): Promise<Identity> => {
    const { permission, disabledBy, ...person } = input;
    const passwordHash = await hashOf(input.password);
    return transaction(db, async (tx) => {
      const known = await findUserByEmail(tx, input.email);
      const user = known ?? (await storeUser(tx, person, passwordHash));
      const made = { userId: user.id, accountId };
      const disabled = { disabled: disabledBy !== undefined, disabledBy };
      await insertMembership(tx, { ...made, permission, ...disabled, createdAt: clock.now() });
      return made;
    });
  };

  const isMaster = (all: readonly Membership[]): boolean =>
    all.some((m) => m.permission === 'master' && !m.disabled);

  /**
   * The role somebody has in an account now: null for none or a disabled one. A master enters every account whose owner
   * has support access on, and acts as a person (`impersonatorId`) only while that person has it on.
   */
  const roleIn = async (
    userId: string,
    accountId: string,
    impersonatorId?: string | null,
  ): Promise<Permission | null> => {
    if (impersonatorId && !(await findUser(db, userId))?.supportEnabled) return null;
    const all = await membershipsOf(db, userId);
    const own = all.find((m) => m.accountId === accountId);
    if (own) return own.disabled ? null : own.permission;
    return isMaster(all) && (await allowsSupport(db, accountId)) ? 'master' : null;
  };

  /** Is this a master in front of an account whose owner has support access off? */
  const isClosedToSupport = async (userId: string, accountId: string): Promise<boolean> =>
    isMaster(await membershipsOf(db, userId)) && (await findAccount(db, accountId)) !== null;

  /** The account somebody starts in: the default one, else the oldest. 403 when all are closed to them. */
  const homeOf = async (user: UserRow): Promise<string> => {
    const open = (await membershipsOf(db, user.id)).filter((m) => !m.disabled);
    const home = open.find((m) => m.accountId === user.defaultAccountId) ?? open[0];
    if (home) return home.accountId;
    throw forbidden(text('access_off'));
  };

  /** The caller as the wire shows them. */
  const profile = async ({
    userId,
    accountId,
    permission,
  }: Pick<Actor, 'userId' | 'accountId' | 'permission'>): Promise<UserJson> => {
    const [user, account, memberships, subscription, hasFactor] = await Promise.all([
      userOf(userId),
      findAccount(db, accountId),
      membershipsOf(db, userId),
      billing.subscriptionOf(accountId),
      hasTwoFactor(userId),
    ]);
    if (!account) throw notFound(text('account_not_found'));
    return userToJson(user, {
      accountId,
      accountName: account.name,
      permission,
      plan: subscription?.plan ?? null,
      subscription: subscription?.status ?? null,
      hasTwoFactor: hasFactor,
      memberships,
    });
  };

  const requireOwnAccount = async (userId: string, accountId: string): Promise<void> => {
    const isOpen = isUuid(accountId) && (await roleIn(userId, accountId)) !== null;
    if (!isOpen) throw invalid('default_account', text('default_account_foreign'));
  };

  /** The address of a new picture; null and undefined stay what they are. */
  const storePicture = async (userId: string, file: ProfileChanges['avatar']) =>
    file ? pictures.store(userId, file.bytes) : file;

  const recordPicture = (tx: Queryable, actor: Actor, user: UserRow): Promise<void> =>
    audit.record(tx, actor, {
      action: user.avatar === null ? 'user.remove_picture' : 'user.change_picture',
      target: { type: 'user', id: user.id, name: user.name },
    });

  /**
   * What a new address writes. A verified one stays until the new one is verified; one that never was is replaced at
   * once. Choosing the present address again gives a change up.
   */
  const emailColumns = (before: UserRow, email: string | undefined) => {
    if (email === undefined) return {};
    if (email === before.email) return { pendingEmail: null };
    const verificationSentAt = clock.now();
    if (before.verified) return { pendingEmail: email, verificationSentAt };
    return { email, pendingEmail: null, verificationSentAt };
  };

  /** Changes one's own profile; a new address needs proof and is to be verified. 422 `email_taken`. */
  const updateProfile = async (actor: Actor, changes: ProfileChanges): Promise<UserJson> => {
    const before = await userOf(actor.userId);
    const isNewEmail = changes.email !== undefined && changes.email !== before.email;
    if (changes.email !== undefined && isNewEmail) {
      await requireProof(actor, changes.current_password);
      if (await findUserByEmail(db, changes.email)) throw emailTaken();
    }
    if (changes.default_account != null) await requireOwnAccount(actor.userId, changes.default_account);
    const avatar = await storePicture(actor.userId, changes.avatar);
    const columns = {
      name: changes.name,
      locale: changes.locale,
      darkMode: changes.dark_mode,
      onboarded: changes.onboarded,
      supportEnabled: changes.support_enabled,
      defaultAccountId: changes.default_account,
      avatar,
      ...emailColumns(before, changes.email),
    };
    await refusingTakenEmail(() =>
      transaction(db, async (tx) => {
        const user = await updateUser(tx, actor.userId, columns, clock.now());
        if (changes.email !== undefined && isNewEmail) await onEmailChange(tx, before, changes.email);
        if (user && user.avatar !== before.avatar) await recordPicture(tx, actor, user);
      }),
    );
    if (avatar !== undefined) await pictures.forget(before.avatar);
    return profile(actor);
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

  /** What the account has against what its plan allows. There is no trend before there is a history. */
  const currentUsage = async (accountId: string): Promise<CurrentUsageJson> => {
    const [limits, clusters, users] = await Promise.all([
      billing.limits(accountId),
      clusterUsage(accountId),
      countMembers(db, accountId),
    ]);
    const used = { clusters: clusters.active, archivedClusters: clusters.archived, users };
    return {
      plan: limits.plan,
      active_clusters: used.clusters,
      max_clusters: limits.maxClusters,
      archived_clusters: used.archivedClusters,
      max_archived: limits.maxArchivedClusters,
      max_users: limits.maxUsers,
      users,
      // Sums of prices with cents carry binary dust.
      monthly_estimate: Math.round(clusters.monthlyEstimate * 100) / 100,
      trend: null,
      over_limit: limits.plan !== null && brokenLimit(limits, used) !== null,
    };
  };

  return {
    createOwner,
    addMember,
    roleIn,
    isClosedToSupport,
    homeOf,
    profile,
    updateProfile,
    accountOf,
    renameAccount,
    currentUsage,
    countMembers: (accountId: string): Promise<number> => countMembers(db, accountId),
    user: userOf,
    /** Null when nobody has that address (in lower case). */
    userByEmail: (email: string): Promise<UserRow | null> => findUserByEmail(db, email),
    setPassword: (tx: Queryable, userId: string, passwordHash: string | null) =>
      updateUser(tx, userId, { passwordHash }, clock.now()),
    /** The person reads the mails of that address: it is theirs from now on. 409 `email_taken`. */
    setVerified: (tx: Queryable, userId: string, email: string) =>
      refusingTakenEmail(
        () => updateUser(tx, userId, { email, pendingEmail: null, verified: true }, clock.now()),
        takenMeanwhile,
      ),
    /** Undoes a change of address. 409 `email_taken` when it is somebody else's meanwhile. */
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
    resources: (accountId: string): Promise<ClusterUsage> => clusterUsage(accountId),
  };
}
