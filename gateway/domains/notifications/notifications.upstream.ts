import { z } from 'zod';
import { positionQuery, type PageRequest } from '../../graphql/connections.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { wireDetail } from '../../upstream/messages.ts';
import { path, withQuery } from '../../upstream/path.ts';

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
  'daily_summary',
] as const;
export type NotificationKindValue = (typeof notificationKinds)[number];

const kind = z.enum(notificationKinds);
const notification = z.object({
  id: z.string(),
  position: z.number().int(),
  kind,
  message: z.string(),
  detail: wireDetail.nullish(),
  created_at: z.string(),
  read_at: z.string().nullish(),
});
export type NotificationRecord = z.output<typeof notification>;

const page = z.object({ notifications: z.array(notification), total: z.number().int() });
const unread = z.object({ unread: z.number().int() });
const preferences = z.object({ preferences: z.array(z.object({ kind, by_email: z.boolean() })) });
export type PreferenceRecord = z.output<typeof preferences>['preferences'][number];

/** A page of the caller's notifications, newest first. */
export async function readNotifications(
  ctx: GatewayContext,
  request: PageRequest,
): Promise<{ items: NotificationRecord[]; total: number }> {
  ctx.requireToken();
  const query = withQuery(path`/api/user/notifications`, positionQuery(request));
  const { notifications, total } = await ctx.upstream.get(query, page);
  return { items: notifications, total };
}

/** One of the caller's notifications. Throws NOT_FOUND for those of others. */
export function loadNotification(ctx: GatewayContext, id: string): Promise<NotificationRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/user/notifications/${id}`, notification);
}

export async function loadUnread(ctx: GatewayContext): Promise<number> {
  ctx.requireToken();
  return (await ctx.upstream.get(path`/api/user/notifications/unread`, unread)).unread;
}

/** Marks these or, with null, all notifications of the caller as read. */
export async function postRead(ctx: GatewayContext, ids: readonly string[] | null): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.post(path`/api/user/notifications/read`, unread, { ids });
}

export async function loadPreferences(ctx: GatewayContext): Promise<PreferenceRecord[]> {
  ctx.requireToken();
  return (await ctx.upstream.get(path`/api/user/notification-preferences`, preferences)).preferences;
}

export async function putPreference(ctx: GatewayContext, body: PreferenceRecord): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.put(path`/api/user/notification-preferences`, preferences, body, {
    fields: { by_email: 'isEmailOn' },
  });
}

/** Switches e-mails off with the token of their link; returns their kind. */
export async function postUnsubscribe(ctx: GatewayContext, token: string): Promise<NotificationKindValue> {
  const answer = z.object({ kind });
  const body = { token };
  return (await ctx.upstream.post(path`/api/notifications/unsubscribe`, answer, body, { token: null })).kind;
}
