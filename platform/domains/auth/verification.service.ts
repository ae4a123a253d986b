import type { Core } from '../../core.ts';
import { sha256 } from '../../crypto/hash.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalid, rateLimited, refused, unauthenticated, type DomainError } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { AccountService, Identity } from '../account/account.service.ts';
import { verificationMail } from './auth.kinds.ts';
import { verificationCooldown } from './auth.rules.ts';
import { consumeToken, dropTokens, findToken } from './auth.store.ts';
import type { TwoFactor } from './twoFactor.service.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'config' | 'jobs'> {
  account: Pick<AccountService, 'user' | 'homeOf' | 'claimVerificationMail' | 'setVerified'>;
  twoFactor: Pick<TwoFactor, 'isOn'>;
}

export interface Addressee {
  id: string;
  email: string;
}

function expired(): DomainError {
  return refused(text('expired'), { status: 410 });
}

export type Verification = ReturnType<typeof createVerification>;

/** Verification of e-mail addresses. */
export function createVerification({ db, clock, config, jobs, account, twoFactor }: Deps) {
  const ownView = `${config.publicUrl}/signup/verify`;

  /** Sends the link when the transaction commits; earlier links become invalid. */
  const start = async (tx: Queryable, { id, email }: Addressee, view = ownView): Promise<void> => {
    await dropTokens(tx, id, ['verify', 'reset']);
    await jobs.enqueue(tx, verificationMail, { userId: id, email, view });
  };

  /** Links in mails must lead to our own pages, otherwise they would leak the token. */
  const requireOwnPage = (view: string): void => {
    const isOwn = URL.canParse(view) && new URL(view).origin === new URL(config.publicUrl).origin;
    if (isOwn) return;
    throw invalid('verify_view_url', text('view_url_origin', { origin: new URL(config.publicUrl).origin }));
  };

  /** Sends another link. 429 with Retry-After within a minute of the last; verified addresses get none. */
  const request = async (actor: Actor, view: string): Promise<string> => {
    requireOwnPage(view);
    const user = await account.user(actor.userId);
    if (user.verified && user.pendingEmail === null) return user.email;
    const email = user.pendingEmail ?? user.email;
    await transaction(db, async (tx) => {
      if (!(await account.claimVerificationMail(tx, user.id, verificationCooldown))) {
        const sentAt = user.verificationSentAt?.getTime() ?? clock.now().getTime();
        throw rateLimited((sentAt + verificationCooldown - clock.now().getTime()) / 1000);
      }
      await jobs.enqueue(tx, verificationMail, { userId: user.id, email, view });
    });
    return email;
  };

  /**
   * Consumes a link and returns its user and account; otherwise 410 `expired`. The link replaces the password, but not
   * the second factor: with one, the user has to be signed in.
   */
  const verify = async (token: string, actor: Actor | null): Promise<Identity> => {
    const hash = sha256(token);
    const found = await findToken(db, 'verify', hash, clock.now());
    if (!found?.userId) throw expired();
    const isOther = actor?.userId !== found.userId;
    if (isOther && (await twoFactor.isOn(found.userId))) {
      throw unauthenticated(text('sign_in_first'), 'unauthenticated');
    }
    const user = await account.user(found.userId);
    const accountId = isOther ? await account.homeOf(user) : actor.accountId;
    await transaction(db, async (tx) => {
      const used = await consumeToken(tx, 'verify', hash, clock.now());
      const email = [user.pendingEmail, user.email].find(
        (one) => one !== null && one === used?.payload.email,
      );
      if (!email) throw expired();
      await account.setVerified(tx, user.id, email);
      await dropTokens(tx, user.id, ['verify', 'reset']);
    });
    return { userId: user.id, accountId };
  };

  return { start, request, verify };
}
