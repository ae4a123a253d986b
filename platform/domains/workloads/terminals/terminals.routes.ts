import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { idParams } from '../../../http/envelope.ts';
import { refused } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import { shells } from './terminals.rules.ts';
import type { Terminal, TerminalsService } from './terminals.service.ts';
import { carryTerminal, sizeJson } from './terminals.socket.ts';

const params = idParams.extend({ namespace: z.string().max(253), name: z.string().max(253) });
const query = sizeJson.extend({
  container: z.string().max(253).optional(),
  shell: z.enum(shells).default('sh'),
});

const UPGRADE_REQUIRED = 426;

/** Aborts when the connection of the request closes. */
function leaving({ raw: { socket } }: FastifyRequest): AbortSignal {
  const left = new AbortController();
  if (socket.destroyed) left.abort();
  socket.once('close', () => left.abort());
  return left.signal;
}

/** Terminals in containers, over WebSocket. */
export function terminalRoutes(terminals: TerminalsService): FastifyPluginAsyncZod {
  const opened = new WeakMap<FastifyRequest['raw'], Terminal>();
  return async (app) => {
    app.addHook('onRequest', requireActor);
    app.route({
      method: 'GET',
      url: '/api/clusters/:id/pods/:namespace/:name/terminal',
      exposeHeadRoute: false,
      config: { scopeLevel: 'write' },
      schema: { params, querystring: query },
      // Before the upgrade, so that a refusal is a response like any other.
      preHandler: async (request) => {
        if (!request.ws) throw refused(text('terminal_upgrade'), { status: UPGRADE_REQUIRED });
        const { id: clusterId, ...pod } = request.params;
        const { container, shell, ...size } = request.query;
        const target = { clusterId, pod, container, shell, size };
        opened.set(request.raw, await terminals.open(actorOf(request), target, leaving(request)));
      },
      handler: async () => undefined,
      wsHandler: (socket, { raw }) => {
        const terminal = opened.get(raw);
        if (terminal) carryTerminal(socket, terminal);
        else socket.terminate();
      },
    });
  };
}
