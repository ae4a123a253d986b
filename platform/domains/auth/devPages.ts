import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLoopbackAddress, isLoopbackUrl } from '../../../process/addresses.ts';
import { pathNotFound } from '../../http/errors.ts';
import type { DevPage } from '../../providers/devPages/devPage.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * What the pages for trying things by hand have in common: they take the form posts of plain HTML, as nothing else of the
 * platform does, and because they open every account, only this machine sees them, while its own address is the public one.
 */
export function useDevPages(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async ({ socket }) => {
    if (!isLoopbackUrl(publicUrl) || !isLoopbackAddress(socket.remoteAddress)) throw pathNotFound();
  });
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
