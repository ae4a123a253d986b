import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import { requireOwnHands } from '../account/permissions.ts';
import { clientOf, signedInJson, signedInToJson } from '../auth/auth.wire.ts';
import type { Invites } from './invites.service.ts';
import { inviteBody, invitedUserBody, inviteToken, transferBody } from './team.input.ts';
import type { Team } from './team.service.ts';
import {
  inviteJson,
  inviteToJson,
  memberJson,
  memberToJson,
  openInviteJson,
  openInviteToJson,
  seatsJson,
  seatsToJson,
} from './team.wire.ts';

interface TeamServices {
  team: Team;
  invites: Invites;
}

const teamJson = dataOf(
  z.object({ users: z.array(memberJson), invites: z.array(inviteJson), seats: seatsJson }),
);
const removed = dataOf(z.object({ id: z.string(), signout: z.boolean() }));

/** Routes of the members of an account. Programs may read them; changes need a person. */
export function teamRoutes({ team, invites }: TeamServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get('/api/account/users', { schema: { response: { 200: teamJson } } }, async (request) => {
      const actor = actorOf(request);
      const found = await team.list(actor);
      return data({
        users: found.members.map(memberToJson),
        invites: found.invites.map(inviteToJson),
        seats: seatsToJson(await invites.seats(actor)),
      });
    });
    // The specification names both paths for an invite and for a removal.
    for (const url of ['/api/invite', '/api/account/users']) {
      app.post(
        url,
        {
          onRequest: requireOwnHands,
          schema: { body: inviteBody, response: { 201: dataOf(inviteJson) } },
        },
        async (request, reply) => {
          const invite = await invites.invite(actorOf(request), request.body);
          return reply.status(201).send(data(inviteToJson(invite)));
        },
      );
    }
    app.delete(
      '/api/invite/:id',
      {
        onRequest: requireOwnHands,
        schema: { params: idParams, response: { 200: dataOf(z.object({ id: z.string() })) } },
      },
      async (request) => {
        await invites.revoke(actorOf(request), request.params.id);
        return data({ id: request.params.id });
      },
    );
    for (const url of ['/api/user/:id', '/api/account/users/:id']) {
      app.delete(
        url,
        { onRequest: requireOwnHands, schema: { params: idParams, response: { 200: removed } } },
        async (request) => {
          const actor = actorOf(request);
          await team.remove(actor, request.params.id);
          return data({ id: request.params.id, signout: request.params.id === actor.userId });
        },
      );
    }
    for (const action of ['disable', 'enable'] as const) {
      app.patch(
        `/api/user/:id/${action}`,
        {
          onRequest: requireOwnHands,
          schema: { params: idParams, response: { 200: dataOf(memberJson) } },
        },
        async (request) => data(memberToJson(await team[action](actorOf(request), request.params.id))),
      );
    }
    app.post(
      '/api/account/transfer',
      { onRequest: requireOwnHands, schema: { body: transferBody, response: { 200: dataOf(memberJson) } } },
      async (request) => {
        const { user_id: userId, current_password: password } = request.body;
        return data(memberToJson(await team.transfer(actorOf(request), userId, password)));
      },
    );
  };
}

/** Routes for the holder of the link in an invite mail. */
export function inviteRoutes({ invites }: TeamServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/invite/:id',
      { schema: { params: z.object({ id: inviteToken }), response: { 200: dataOf(openInviteJson) } } },
      async (request) => data(openInviteToJson(await invites.read(request.params.id, request.ip))),
    );
    app.post(
      '/api/user',
      { schema: { body: invitedUserBody, response: { 201: signedInJson } } },
      async (request, reply) => {
        const made = await invites.signUp(request.body, request.locale, clientOf(request));
        return reply.status(201).send(signedInToJson(made));
      },
    );
    app.post(
      '/api/invite/accept',
      {
        onRequest: requireOwnHands,
        schema: { body: z.object({ invite_id: inviteToken }), response: { 200: signedInJson } },
      },
      async (request) => {
        const actor = actorOf(request);
        return signedInToJson(await invites.accept(actor, request.body.invite_id, clientOf(request)));
      },
    );
  };
}
