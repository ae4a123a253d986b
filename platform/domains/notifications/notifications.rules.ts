/** Kinds of notifications and the name of a browser. Pure: no database, no clock. */
import type { Params } from '../../../process/messages/template.ts';
import type { Message } from '../../messages/messages.ts';

/** Every kind; users can switch the e-mail of each off. */
export const notificationKinds = [
  'new_sign_in',
  'plan_updated',
  'plan_ending',
  'trial_ending',
  'payment_failed',
  'payment_received',
  'card_updated',
  'invite_accepted',
  'app_failed',
  'backup_failed',
  'restore_failed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Every kind of e-mail; the summary repeats unread notifications once a day. */
export const mailKinds = [...notificationKinds, 'daily_summary'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Whether a user gets e-mails of a kind without having chosen. */
export const isMailedByDefault = (kind: MailKind): boolean => kind !== 'daily_summary';

/** What happened, with the parameters of its message. Dates are ISO 8601, amounts decimal numbers with tax. */
export type News =
  | { kind: 'new_sign_in'; params: { device: string } }
  | { kind: 'plan_updated'; params: { accountName: string; planName: string } }
  | { kind: 'plan_ending'; params: { accountName: string; planName: string; date: string } }
  | { kind: 'trial_ending'; params: { accountName: string; planName: string; date: string } }
  | { kind: 'payment_failed'; params: { accountName: string; amount: string; currency: string } }
  | {
      kind: 'payment_received';
      params: { accountName: string; invoice: string; amount: string; currency: string };
    }
  | { kind: 'card_updated'; params: { accountName: string } }
  | { kind: 'invite_accepted'; params: { accountName: string; memberName: string } }
  | {
      kind: 'app_failed' | 'backup_failed' | 'restore_failed';
      params: { accountName: string; name: string; clusterName: string; clusterId: string };
    };

type WithoutAccount<N> = N extends { kind: NotificationKind; params: { accountName: string } }
  ? { kind: N['kind']; params: Omit<N['params'], 'accountName'> }
  : never;
/** News of an account before its name is known. */
export type AccountNews = WithoutAccount<News>;

/** Adds the name of the account. */
export function withAccount(news: AccountNews, accountName: string): News {
  switch (news.kind) {
    case 'plan_updated':
      return { kind: news.kind, params: { ...news.params, accountName } };
    case 'plan_ending':
      return { kind: news.kind, params: { ...news.params, accountName } };
    case 'trial_ending':
      return { kind: news.kind, params: { ...news.params, accountName } };
    case 'payment_failed':
      return { kind: news.kind, params: { ...news.params, accountName } };
    case 'payment_received':
      return { kind: news.kind, params: { ...news.params, accountName } };
    case 'card_updated':
      return { kind: news.kind, params: { accountName } };
    case 'invite_accepted':
      return { kind: news.kind, params: { ...news.params, accountName } };
    case 'app_failed':
    case 'backup_failed':
    case 'restore_failed':
      return { kind: news.kind, params: { ...news.params, accountName } };
  }
}

const pages = {
  new_sign_in: () => '/settings/password',
  plan_updated: () => '/settings/billing',
  plan_ending: () => '/settings/billing',
  trial_ending: () => '/settings/billing',
  payment_failed: () => '/settings/billing?tab=card',
  payment_received: () => '/settings/billing?tab=invoices',
  card_updated: () => '/settings/billing',
  invite_accepted: () => '/settings/users',
  app_failed: ({ clusterId }) => `/clusters/${clusterId}/apps`,
  backup_failed: ({ clusterId }) => `/clusters/${clusterId}/apps/postgres`,
  restore_failed: ({ clusterId }) => `/clusters/${clusterId}/apps/postgres`,
} as const satisfies Record<NotificationKind, (params: Params) => string>;

/** The page of the console where the user can act on a notification. */
export const pageOfNews = ({ kind, params }: { kind: NotificationKind; params: Params }): string =>
  pages[kind](params);

/** The message of a stored notification. */
export function messageOfNews({ kind, params }: { kind: NotificationKind; params: Params }): Message {
  return { code: `notified_${kind}`, params };
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a User-Agent header, such as "Firefox, Linux"; the start of the header if it is another program. */
export function deviceName(userAgent: string): string {
  const first = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = first(browsers);
  const system = first(systems);
  if (browser) return system ? `${browser}, ${system}` : browser;
  return userAgent.slice(0, 40);
}
