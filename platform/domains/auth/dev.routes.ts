import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pathNotFound } from '../../http/errors.ts';
import {
  authorizationRequest,
  type AuthorizationRequest,
  type EmbeddedIdentity,
} from '../../providers/identity/embedded/embeddedIdentity.ts';
import { identityPage, identityPath } from '../../providers/identity/embedded/identityPage.ts';
import type { OutboxStore } from '../../providers/mail/outbox.ts';
import { outboxPage } from '../../providers/mail/outboxPage.ts';
import { email, fullName } from '../account/account.input.ts';
import { sendPage, useDevPages } from './devPages.ts';

/** A demo user to sign in as. */
interface DemoAccount {
  role: string;
  email: string;
  password: string;
  note: string;
}

interface Deps {
  outbox: OutboxStore;
  identity: EmbeddedIdentity;
  publicUrl: string;
  /** Those of the configured worlds that are in the database. */
  demoAccounts: () => Promise<DemoAccount[]>;
}

const identityChoice = z.union([
  z
    .object({ outcome: z.literal('cancel') })
    .transform(() => ({ outcome: 'cancel' as const, email: '', name: '', role: '' })),
  z.object({
    outcome: z.enum(['continue', 'unverified']),
    email,
    name: fullName,
    role: z.string().trim().max(100).default(''),
  }),
]);

/** Development pages. Only register them with the embedded mail provider: they give access to every account. */
export function devRoutes({ outbox, identity, publicUrl, demoAccounts }: Deps): FastifyPluginAsyncZod {
  /** Codes are only sent to the console. */
  const checkTarget = ({ redirect_uri: target }: AuthorizationRequest): void => {
    if (!URL.canParse(target) || new URL(target).origin !== new URL(publicUrl).origin) throw pathNotFound();
  };
  return async (app) => {
    useDevPages(app, publicUrl);

    app.get('/dev/outbox', { schema: { hide: true } }, async (_request, reply) =>
      sendPage(reply, outboxPage(await outbox.list())),
    );
    app.get('/dev/outbox.json', { schema: { hide: true } }, async () => outbox.list());
    app.get('/dev/demo-accounts', { schema: { hide: true } }, async () => demoAccounts());
    app.get(
      `${identityPath}/authorize`,
      { schema: { hide: true, querystring: authorizationRequest } },
      async (request, reply) => {
        checkTarget(request.query);
        return sendPage(reply, identityPage(request.query, publicUrl));
      },
    );
    app.post(
      `${identityPath}/authorize`,
      { schema: { hide: true, body: authorizationRequest.and(identityChoice) } },
      async (request, reply) => {
        checkTarget(request.body);
        return reply.redirect(await identity.decide(request.body, request.body), 303);
      },
    );
  };
}
