import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLoopbackAddress, isLoopbackUrl } from '../../../process/addresses.ts';
import { pathNotFound } from '../../http/errors.ts';
import type { DevPage } from '../../providers/devPages/devPage.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Shared set-up of the development pages: they accept form posts of plain HTML, and because they give access to every
 * account, only this machine can open them, and only while it is the public address.
 */
export function useDevPages(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async ({ socket }) => {
    if (!isLoopbackUrl(publicUrl) || !isLoopbackAddress(socket.remoteAddress)) throw pathNotFound();
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Sends a page with its content security policy. */
export function sendPage(reply: FastifyReply, page: DevPage): FastifyReply {
  return reply
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html);
}
