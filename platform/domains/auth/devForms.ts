import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DevPage } from '../../providers/devPages/devPage.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Lets the plugin's addresses take the form posts of plain HTML pages; nothing else of the platform does. */
export function useForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Sends a page with the policy that belongs to it. */
export function sendPage(reply: FastifyReply, page: DevPage): FastifyReply {
  return reply
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html);
}
