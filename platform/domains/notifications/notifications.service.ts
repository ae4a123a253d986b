import type { Core } from '../../core.ts';
import { sha256 } from '../../crypto/hash.ts';
import { VaultError } from '../../crypto/vault.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { notFound, refused } from '../../http/errors.ts';
import type { PageQuery } from '../../http/paging.ts';
import { text } from '../../messages/messages.ts';
import type { AccountService } from '../account/account.service.ts';
import { notificationMail } from './notifications.kinds.ts';
import {
  deviceName,
  isMailedByDefault,
  mailKinds,
  withAccount,
  type AccountNews,
  type News,
  type MailKind,
} from './notifications.rules.ts';
import {
  choicesOf,
  countUnread,
  deleteBefore,
  findNotification,
  insertNotifications,
  markRead,
  ownsAll,
  pageOf,
  rememberDevice,
  saveChoice,
  type NotificationRow,
} from './notifications.store.ts';

export interface Preference {
  kind: MailKind;
  byEmail: boolean;
}

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs' | 'vault'> {
  account: Pick<AccountService, 'ownersOf' | 'isUser'>;
}

export type Notifications = ReturnType<typeof createNotifications>;

const DAY = 86_400_000;
const KEPT_DAYS = 180;
const PURPOSE = 'notifications.unsubscribe';
const SEPARATOR = ' ';

/** Notifications of users: the list behind the bell, and e-mails that they can switch off. */
export function createNotifications({ db, clock, bus, jobs, vault, account }: Deps) {
  const changed = (tx: Queryable, userId: string): Promise<void> =>
    bus.publish(tx, { event: 'notificationUpdate', accountId: null, payload: { userId } });

  /** Notifies users, and sends those an e-mail who want one; within `tx`, so that both commit with the change. */
  const notify = async (
    tx: Queryable,
    userIds: readonly string[],
    accountId: string | null,
    { kind, params }: News,
  ): Promise<void> => {
    const createdAt = clock.now();
    await insertNotifications(
      tx,
      userIds.map((userId) => ({ userId, accountId, kind, params, createdAt })),
    );
    for (const userId of userIds) {
      await changed(tx, userId);
      const isWanted = (await choicesOf(tx, userId)).get(kind) ?? true;
      if (isWanted) await jobs.enqueue(tx, notificationMail, { userId, kind, params });
    }
  };

  /** Notifies the owners of an account; its name is added to the parameters. */
  const notifyOwners = async (tx: Queryable, accountId: string, news: AccountNews): Promise<void> => {
    const { name, userIds } = await account.ownersOf(tx, accountId);
    await notify(tx, userIds, accountId, withAccount(news, name));
  };

  /** Notifies a user of a sign-in with a browser that is not known yet; the first one is theirs. */
  const noteSignIn = async (tx: Queryable, userId: string, userAgent: string | undefined): Promise<void> => {
    const agent = userAgent?.slice(0, 200) ?? '';
    const device = deviceName(agent);
    // Versions change every few weeks: only browser and system identify a device.
    const { isNew, hadOthers } = await rememberDevice(tx, userId, sha256(device), clock.now());
    if (isNew && hadOthers) await notify(tx, [userId], null, { kind: 'new_sign_in', params: { device } });
  };

  const preferences = async (userId: string): Promise<Preference[]> => {
    const chosen = await choicesOf(db, userId);
    return mailKinds.map((kind) => ({ kind, byEmail: chosen.get(kind) ?? isMailedByDefault(kind) }));
  };

  const read = async ({ userId }: Actor, id: string): Promise<NotificationRow> => {
    const row = isUuid(id) ? await findNotification(db, userId, id) : undefined;
    if (!row) throw notFound(text('notification_not_found'));
    return row;
  };

  const opened = (token: string): string[] => {
    try {
      return vault.open(token, PURPOSE).reveal().split(SEPARATOR);
    } catch (error) {
      if (error instanceof VaultError)
        throw refused(text('unsubscribe_link'), { status: 410, error: 'expired' });
      throw error;
    }
  };

  return {
    notifyOwners,
    noteSignIn,
    preferences: ({ userId }: Actor): Promise<Preference[]> => preferences(userId),
    setPreference: async ({ userId }: Actor, { kind, byEmail }: Preference): Promise<Preference[]> => {
      await saveChoice(db, userId, kind, byEmail, clock.now());
      return preferences(userId);
    },
    page: ({ userId }: Actor, query: PageQuery) => pageOf(db, userId, query),
    read,
    unread: ({ userId }: Actor): Promise<number> => countUnread(db, userId),
    /** Marks these or all as read. 404 if one of them is not the caller's. */
    markRead: async ({ userId }: Actor, given: readonly string[] | null): Promise<number> => {
      const ids = given && [...new Set(given)];
      if (ids && !(await ownsAll(db, userId, ids.filter(isUuid), ids.length))) {
        throw notFound(text('notification_not_found'));
      }
      if ((await markRead(db, userId, ids, clock.now())) > 0) await changed(db, userId);
      return countUnread(db, userId);
    },
    /** A token for the link in e-mails of a kind; it does not expire. */
    unsubscribeToken: (userId: string, kind: MailKind): string =>
      vault.seal([userId, kind].join(SEPARATOR), PURPOSE),
    /** Switches the e-mails of the token's kind off; works any number of times. 410 for unknown tokens. */
    unsubscribe: async (token: string): Promise<MailKind> => {
      const [userId = '', name] = opened(token);
      const kind = mailKinds.find((one) => one === name);
      if (!kind) throw refused(text('unsubscribe_link'), { status: 410, error: 'expired' });
      // The links in e-mails outlive the user.
      if (await account.isUser(userId)) await saveChoice(db, userId, kind, false, clock.now());
      return kind;
    },
    /** Deletes notifications of half a year ago. */
    sweep: (): Promise<void> => deleteBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY)),
  };
}
