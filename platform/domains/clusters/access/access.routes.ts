import { finished, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../../http/envelope.ts';
import type { CredentialFile } from './access.rules.ts';
import type { ClusterAccess, Transfer } from './access.service.ts';
import { credentialStatusJson, credentialsToJson } from './access.wire.ts';

/** Long enough to notice a broken connection on a busy machine, too short to be felt. */
const PAUSES = 10;
const PAUSE_MS = 20;

/**
 * The file, and pauses before its end. So small a file is in the operating system's buffer before a broken connection
 * could be noticed; only the end of the response counts as delivered. Connections are looked at between the pauses, so
 * that a process that stood still for the time of all of them notices it, too.
 */
async function* withPauses(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
  for (let left = PAUSES; left > 0; left -= 1) await pause(PAUSE_MS);
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
    .send(Readable.from(withPauses(Buffer.from(transfer.content.reveal())), { objectMode: false }));
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
