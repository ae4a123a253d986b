import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refused } from '../../http/errors.ts';
import { authorizePage } from '../../providers/githost/embedded/authorizePage.ts';
import type { EmbeddedGitHost } from '../../providers/githost/embedded/embeddedGitHost.ts';
import { sampleAccounts } from '../../providers/githost/embedded/samples.ts';
import { sendPage, useDevPages } from '../auth/devPages.ts';
import { inputText, text } from '../../messages/messages.ts';
import { returnPath } from './github.rules.ts';
import type { Github } from './github.service.ts';

const logins = sampleAccounts.map(({ login }) => login);
const state = z.string().min(1).max(2000);
const formBody = z.object({
  state,
  outcome: z.enum(['install', 'cancel'], { error: inputText('checkout_button') }),
  account: z.enum(logins, { error: inputText('github_account') }).default('acme-labs'),
  contents: z.enum(['read', 'write']).default('write'),
  administration: z.enum(['none', 'write']).default('write'),
});

/** The local page that replaces GitHub's: it redirects back like GitHub, with an installation and a code. */
export function authorizeRoutes(
  github: Pick<Github, 'isState'>,
  gitHost: EmbeddedGitHost,
  publicUrl: string,
): FastifyPluginAsyncZod {
  const checkState = async (given: string): Promise<void> => {
    if (await github.isState(given)) return;
    throw refused(text('github_page_expired'), { error: 'expired' });
  };
  return async (app) => {
    useDevPages(app, publicUrl);
    app.get(
      '/dev/github/authorize',
      { schema: { hide: true, querystring: z.object({ state }) } },
      async (request, reply) => {
        await checkState(request.query.state);
        return sendPage(reply, authorizePage(request.query.state, publicUrl));
      },
    );
    app.post('/dev/github/authorize', { schema: { hide: true, body: formBody } }, async (request, reply) => {
      const { outcome, account, contents, administration } = request.body;
      await checkState(request.body.state);
      const target = new URL(returnPath, publicUrl);
      target.searchParams.set('state', request.body.state);
      if (outcome === 'cancel') {
        target.searchParams.set('error', 'access_denied');
      } else {
        const granted = await gitHost.grant(account, { metadata: 'read', contents, administration });
        target.searchParams.set('installation_id', granted.installationId);
        target.searchParams.set('code', granted.code);
        target.searchParams.set('setup_action', 'install');
      }
      return reply.redirect(target.href, 303);
    });
  };
}
