import type { Core } from '../../core.ts';
import type { MailKind } from './notifications.rules.ts';
import type { Notifications } from './notifications.service.ts';

/** The page that switches a user's e-mails of a kind off. */
export function unsubscribeLink(
  {
    config,
    notifications,
  }: { config: Pick<Core['config'], 'publicUrl'> } & {
    notifications: Pick<Notifications, 'unsubscribeToken'>;
  },
  userId: string,
  kind: MailKind,
): string {
  const link = new URL('/unsubscribe', config.publicUrl);
  link.searchParams.set('token', notifications.unsubscribeToken(userId, kind));
  return link.href;
}
