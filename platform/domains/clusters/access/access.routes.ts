import { finished, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf, requireActor, requireWrite } from '../../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../../http/envelope.ts';
import type { CredentialFile } from './access.rules.ts';
import type { ClusterAccess, Transfer } from './access.service.ts';
import { credentialStatusJson, credentialsToJson } from './access.wire.ts';

const PIECE = 1024;
/** Long enough for the news of a broken connection to come back, too short to be felt. */
const PAUSE_MS = 20;

/**
 * The file in pieces with a pause after each. Sent at once, so small a file would be with the operating system before
 * anybody could tell that the reader is gone; the end of the answer follows the last pause, and only it counts.
 */
async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += PIECE) {
    yield content.subarray(from, from + PIECE);
    await pause(PAUSE_MS);
  }
}

/** Sends the file and notes its end: delivered when the whole answer left, broken when the connection did. */
function send(reply: FastifyReply, transfer: Transfer): FastifyReply {
  finished(reply.raw, (error) => {
    const end = error ? transfer.broken() : transfer.delivered();
    end.catch((failure: unknown) => reply.log.error({ err: failure }, 'the end of a download was not noted'));
  });
  return reply
    .header('content-type', 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${transfer.filename}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces(Buffer.from(transfer.content.reveal())), { objectMode: false }));
}

/** Addresses of the credentials of clusters. */
export function clusterAccessRoutes(access: ClusterAccess): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    app.get(
      '/api/clusters/:id/credential-status',
      { schema: { params: idParams, response: { 200: dataOf(credentialStatusJson) } } },
      async (request) => data(credentialsToJson(await access.status(actorOf(request), request.params.id))),
    );
    const downloads = [
      ['/api/clusters/:id/kubeconfig', 'kubeconfig'],
      ['/api/clusters/:id/ssh-private-key/download', 'ssh_key'],
    ] as const satisfies readonly (readonly [string, CredentialFile])[];
    for (const [url, file] of downloads) {
      app.get(
        url,
        // Asking for the headers alone must not use the download up.
        { exposeHeadRoute: false, onRequest: requireWrite, schema: { params: idParams } },
        async (request, reply) => send(reply, await access.open(actorOf(request), request.params.id, file)),
      );
    }
  };
}
