import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireSession } from '../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../http/envelope.ts';
import { pageQuery } from '../../http/paging.ts';
import { inputText, messageFields, messageFieldsJson } from '../../messages/messages.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { tokenField } from '../auth/auth.wire.ts';
import { mailKinds, messageOfNews, notificationKinds } from './notifications.rules.ts';
import type { Notifications } from './notifications.service.ts';
import type { NotificationRow } from './notifications.store.ts';

const notificationJson = z.object({
  id: z.string(),
  /** Position in the list; increases with time. */
  position: z.int(),
  kind: z.enum(notificationKinds),
  account_id: z.string().nullable(),
  ...messageFieldsJson,
  created_at: isoDate,
  read_at: isoDate.nullable(),
});

function toJson(row: NotificationRow): z.output<typeof notificationJson> {
  return {
    id: row.id,
    position: row.position,
    kind: row.kind,
    account_id: row.accountId,
    ...messageFields(messageOfNews(row)),
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

const FORM = 'application/x-www-form-urlencoded';

const kind = z.enum(mailKinds, {
  error: inputText('value_not_offered', { values: mailKinds.join(', ') }),
});
const preferenceJson = z.object({ kind, by_email: z.boolean({ error: inputText('boolean_value') }) });
const preferencesJson = dataOf(z.object({ preferences: z.array(preferenceJson) }));
const unreadJson = dataOf(z.object({ unread: z.int() }));

/** Routes of the caller's notifications and of their preferences. */
export function notificationRoutes(notifications: Notifications): FastifyPluginAsyncZod {
  const preferences = (all: Awaited<ReturnType<Notifications['preferences']>>) =>
    data({ preferences: all.map((one) => ({ kind: one.kind, by_email: one.byEmail })) });
  return async (app) => {
    app.addHook('onRequest', requireSession);
    const page = z.object({ notifications: z.array(notificationJson), total: z.int() });
    app.get(
      '/api/user/notifications',
      { schema: { querystring: pageQuery, response: { 200: dataOf(page) } } },
      async (request) => {
        const { rows, total } = await notifications.page(actorOf(request), request.query);
        return data({ notifications: rows.map(toJson), total });
      },
    );
    app.get(
      '/api/user/notifications/unread',
      { schema: { response: { 200: unreadJson } } },
      async (request) => data({ unread: await notifications.unread(actorOf(request)) }),
    );
    app.get(
      '/api/user/notifications/:id',
      { schema: { params: idParams, response: { 200: dataOf(notificationJson) } } },
      async (request) => data(toJson(await notifications.read(actorOf(request), request.params.id))),
    );
    app.post(
      '/api/user/notifications/read',
      {
        schema: {
          // Null marks all.
          body: z.object({ ids: z.array(z.string()).max(100).nullable() }),
          response: { 200: unreadJson },
        },
      },
      async (request) => data({ unread: await notifications.markRead(actorOf(request), request.body.ids) }),
    );
    app.get(
      '/api/user/notification-preferences',
      { schema: { response: { 200: preferencesJson } } },
      async (request) => preferences(await notifications.preferences(actorOf(request))),
    );
    app.put(
      '/api/user/notification-preferences',
      { schema: { body: preferenceJson, response: { 200: preferencesJson } } },
      async (request) => {
        const { kind: one, by_email: byEmail } = request.body;
        return preferences(await notifications.setPreference(actorOf(request), { kind: one, byEmail }));
      },
    );
  };
}

/** Unsubscribing with the link of an e-mail, which needs no session. */
export function unsubscribeRoutes(
  notifications: Pick<Notifications, 'unsubscribe'>,
  auth: Pick<AuthService, 'limitAddress'>,
): FastifyPluginAsyncZod {
  const answer = dataOf(z.object({ kind }));
  return async (app) => {
    app.post(
      '/api/notifications/unsubscribe',
      { schema: { body: z.object({ token: tokenField }), response: { 200: answer } } },
      async (request) => {
        await auth.limitAddress('unsubscribe', request.ip);
        return data({ kind: await notifications.unsubscribe(request.body.token) });
      },
    );
    // RFC 8058: mail programs post a form to the address of the List-Unsubscribe header.
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
    app.post(
      '/unsubscribe',
      { schema: { hide: true, querystring: z.object({ token: tokenField }), response: { 200: answer } } },
      async (request) => {
        await auth.limitAddress('unsubscribe', request.ip);
        return data({ kind: await notifications.unsubscribe(request.query.token) });
      },
    );
  };
}
