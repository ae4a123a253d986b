import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { devPage, escapeHtml } from '../../providers/devPages/devPage.ts';
import type { OutboxStore } from '../../providers/mail/outbox.ts';
import { outboxPage } from '../../providers/mail/outboxPage.ts';
import { email, fullName } from '../account/account.input.ts';
import { sendPage, useDevPages } from './devPages.ts';
import type { Social } from './social.service.ts';

/** A demo user to sign in as. */
interface DemoAccount {
  role: string;
  email: string;
  password: string;
  note: string;
}

interface Deps {
  outbox: OutboxStore;
  social: Social;
  publicUrl: string;
  /** Those of the loaded worlds; empty without one. */
  demoAccounts: () => DemoAccount[];
}

/** The development identity form, which replaces the provider's page and trusts its input. */
function identityPage(publicUrl: string, isSignUp: boolean) {
  const body = `<h1>${isSignUp ? 'Sign up' : 'Sign in'} with Google</h1>
<p class="soft">This page stands for the identity provider. Nobody is asked for a password.</p>
<form class="card" method="post" action="/auth/google">
<label>E-mail <input name="email" type="email" required autocomplete="email"></label>
<label>Full name <input name="name" required autocomplete="name"></label>
<button class="main">Continue</button></form>
<p><a href="${escapeHtml(publicUrl)}">Back to the console</a></p>`;
  return devPage('Sign in with Google', body, `'self' ${new URL(publicUrl).origin}`);
}

/** Development pages. Only register them with the embedded mail provider: they give access to every account. */
export function devRoutes({ outbox, social, publicUrl, demoAccounts }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    useDevPages(app, publicUrl);

    app.get('/dev/outbox', { schema: { hide: true } }, async (_request, reply) =>
      sendPage(reply, outboxPage(await outbox.list())),
    );
    app.get('/dev/outbox.json', { schema: { hide: true } }, async () => outbox.list());
    app.get('/dev/demo-accounts', { schema: { hide: true } }, async () => demoAccounts());
    app.get(
      '/auth/google',
      { schema: { hide: true, querystring: z.object({ invite: z.string(), signup: z.string() }).partial() } },
      async (request, reply) => sendPage(reply, identityPage(publicUrl, request.query.signup === '1')),
    );
    app.post(
      '/auth/google',
      { schema: { hide: true, body: z.object({ email, name: fullName }) } },
      async (request, reply) => {
        const target = new URL('/signin/social', publicUrl);
        const token = await social.issue('google', request.body.email, request.body.name);
        target.searchParams.set('token', token);
        target.searchParams.set('provider', 'google');
        return reply.redirect(target.href, 303);
      },
    );
  };
}
