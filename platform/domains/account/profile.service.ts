import type { Core } from '../../core.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { invalid } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { EmailChange } from '../auth/email/emailChange.service.ts';
import type { RequireProof } from '../auth/proof.service.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { TwoFactor } from '../auth/twoFactor.service.ts';
import type { Billing } from '../billing/billing.service.ts';
import { publishAccount } from './account.changes.ts';
import type { ProfileChanges } from './account.input.ts';
import { supportMs } from './account.rules.ts';
import type { AccountService } from './account.service.ts';
import { findUser, findUserByEmail, membershipsOf, updateUser, type UserRow } from './account.store.ts';
import { userToJson, type UserJson } from './account.wire.ts';
import type { Pictures } from './pictures.service.ts';
import { emailTaken, refusingTakenEmail } from './takenEmail.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  account: Pick<AccountService, 'user' | 'accountOf' | 'roleIn' | 'supportUntil'>;
  audit: Pick<Audit, 'record'>;
  billing: Pick<Billing, 'subscriptionOf'>;
  emailChange: Pick<EmailChange, 'begin'>;
  pictures: Pick<Pictures, 'store' | 'forget'>;
  requireProof: RequireProof;
  sessions: Pick<Sessions, 'isSupportIn' | 'endClosedSupport'>;
  twoFactor: Pick<TwoFactor, 'isOn'>;
}

export type Profiles = ReturnType<typeof createProfiles>;

/** The caller's own profile. */
export function createProfiles(deps: Deps) {
  const { db, clock, bus, account, audit, billing, emailChange, pictures, requireProof } = deps;
  const { sessions, twoFactor } = deps;

  /** The caller's user record, with their place in the current account. */
  const read = async ({
    userId,
    accountId,
    permission,
    scopes,
  }: Pick<Actor, 'userId' | 'accountId' | 'permission' | 'scopes'>): Promise<UserJson> => {
    const [user, current, memberships, subscription, hasFactor, openUntil, isInside] = await Promise.all([
      account.user(userId),
      account.accountOf(accountId),
      membershipsOf(db, userId),
      billing.subscriptionOf(accountId),
      twoFactor.isOn(userId),
      account.supportUntil(accountId),
      sessions.isSupportIn(accountId),
    ]);
    return userToJson(user, {
      accountId,
      accountName: current.name,
      deletionAt: current.deletionAt,
      support: { openUntil, isInside },
      now: clock.now(),
      permission,
      scopes,
      plan: subscription?.plan ?? null,
      subscription: subscription?.status ?? null,
      hasTwoFactor: hasFactor,
      memberships,
    });
  };

  const requireOwnAccount = async (userId: string, accountId: string): Promise<void> => {
    const isOpen = isUuid(accountId) && (await account.roleIn(userId, accountId)) !== null;
    if (!isOpen) throw invalid('default_account', text('default_account_foreign'));
  };

  /** The URL of a new picture; null and undefined stay as they are. */
  const storePicture = async (userId: string, file: ProfileChanges['avatar']) =>
    file ? pictures.store(userId, file.bytes) : file;

  const recordPicture = (tx: Queryable, actor: Actor, user: UserRow): Promise<void> =>
    audit.record(tx, actor, {
      action: user.avatar === null ? 'user.remove_picture' : 'user.change_picture',
      target: { type: 'user', id: user.id, name: user.name },
    });

  /** Support access is shown to everybody in the account. */
  const announceSupport = (tx: Queryable, { accountId }: Actor): Promise<void> =>
    publishAccount(tx, bus, accountId, 'account');

  /**
   * A verified address stays until the new one is verified; an unverified one is replaced at once. The current address
   * cancels a pending change.
   */
  const emailColumns = (before: UserRow, email: string | undefined) => {
    if (email === undefined) return {};
    if (email === before.email) return { pendingEmail: null };
    const verificationSentAt = clock.now();
    if (before.verified) return { pendingEmail: email, verificationSentAt };
    return { email, pendingEmail: null, verificationSentAt };
  };

  /** Changes the caller's profile; a new address needs the password and must be verified. 422 `email_taken`. */
  const update = async (actor: Actor, changes: ProfileChanges): Promise<UserJson> => {
    const before = await account.user(actor.userId);
    const isNewEmail = changes.email !== undefined && changes.email !== before.email;
    if (changes.email !== undefined && isNewEmail) {
      await requireProof(actor, changes.current_password);
      if (await findUserByEmail(db, changes.email)) throw emailTaken();
    }
    if (changes.default_account != null) await requireOwnAccount(actor.userId, changes.default_account);
    const avatar = await storePicture(actor.userId, changes.avatar);
    const columns = {
      name: changes.name,
      phoneNumber: changes.phone_number,
      locale: changes.locale,
      darkMode: changes.dark_mode,
      onboarded: changes.onboarded,
      supportEnabled: changes.support_enabled,
      ...(changes.support_enabled && { supportUntil: new Date(clock.now().getTime() + supportMs) }),
      defaultAccountId: changes.default_account,
      avatar,
      ...emailColumns(before, changes.email),
    };
    await refusingTakenEmail(() =>
      transaction(db, async (tx) => {
        const user = await updateUser(tx, actor.userId, columns, clock.now());
        if (changes.email !== undefined && isNewEmail) await emailChange.begin(tx, before, changes.email);
        if (user && user.avatar !== before.avatar) await recordPicture(tx, actor, user);
        if (changes.support_enabled !== undefined) await announceSupport(tx, actor);
      }),
    );
    if (changes.support_enabled === false) await sessions.endClosedSupport();
    if (avatar !== undefined) await pictures.forget(before.avatar);
    return read(actor);
  };

  /** Changes name and address of another user, whose new address must be verified. 422 `email_taken`. */
  const changePerson = async (
    tx: Queryable,
    userId: string,
    { name, email }: { name?: string | undefined; email?: string | undefined },
  ): Promise<void> => {
    const before = await findUser(tx, userId);
    if (!before) return;
    const newEmail = email === before.email ? undefined : email;
    if (newEmail !== undefined && (await findUserByEmail(tx, newEmail))) throw emailTaken();
    await updateUser(tx, userId, { name, ...emailColumns(before, newEmail) }, clock.now());
    if (newEmail !== undefined) await emailChange.begin(tx, before, newEmail);
  };

  return { read, update, changePerson };
}
