import { finished, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../../http/envelope.ts';
import type { CredentialFile } from './access.rules.ts';
import type { ClusterAccess, Transfer } from './access.service.ts';
import { credentialStatusJson, credentialsToJson } from './access.wire.ts';

const PIECE = 1024;
/** Long enough to notice a broken connection, too short to be felt. */
const PAUSE_MS = 20;

/**
 * The file in pieces with a pause after each. Sent at once, such a small file would be in the operating system's buffer
 * before a broken connection could be noticed; only the end of the response, after the last pause, counts as delivered.
 */
async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += PIECE) {
    yield content.subarray(from, from + PIECE);
    await pause(PAUSE_MS);
  }
}

/** Sends the file and records the result: delivered if the whole response was sent, broken if the connection broke. */
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

/** Routes of cluster credentials. */
export function clusterAccessRoutes(access: ClusterAccess): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    app.get(
      '/api/clusters/:id/credential-status',
      { schema: { params: idParams, response: { 200: dataOf(credentialStatusJson) } } },
      async (request) => data(credentialsToJson(await access.status(actorOf(request), request.params.id))),
    );
    app.post(
      '/api/clusters/:id/kubeconfig/reissue',
      { schema: { params: idParams, response: { 200: dataOf(credentialStatusJson) } } },
      async (request) => {
        await access.reissue(actorOf(request), request.params.id);
        return data(credentialsToJson(await access.status(actorOf(request), request.params.id)));
      },
    );
    const downloads = [
      ['/api/clusters/:id/kubeconfig', 'kubeconfig'],
      ['/api/clusters/:id/ssh-private-key/download', 'ssh_key'],
    ] as const satisfies readonly (readonly [string, CredentialFile])[];
    for (const [url, file] of downloads) {
      app.get(
        url,
        // A HEAD request must not count as the download.
        { exposeHeadRoute: false, config: { scopeLevel: 'write' }, schema: { params: idParams } },
        async (request, reply) => send(reply, await access.open(actorOf(request), request.params.id, file)),
      );
    }
  };
}
