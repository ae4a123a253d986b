import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf } from '../../http/envelope.ts';
import { invalid } from '../../http/errors.ts';
import { readForm } from '../../http/multipart.ts';
import { text } from '../../messages/messages.ts';
import { memberChanges } from '../team/team.input.ts';
import type { Team } from '../team/team.service.ts';
import { memberJson, memberToJson } from '../team/team.wire.ts';
import { profileBody, teamName } from './account.input.ts';
import { teamPermissions } from './account.rules.ts';
import type { AccountService } from './account.service.ts';
import type { AccountRow } from './account.store.ts';
import { accountJson, currentUsageJson, resourcesJson, userJson } from './account.wire.ts';
import { requireOwnHands } from './permissions.ts';
import type { Profiles } from './profile.service.ts';
import type { AccountUsage } from './usage.service.ts';

function accountToJson({ id, name, paddleCustomerId }: AccountRow): z.output<typeof accountJson> {
  return { id, name, paddle_customer_id: paddleCustomerId };
}

interface AccountRouteServices {
  account: AccountService;
  accountUsage: AccountUsage;
  profiles: Profiles;
  team: Pick<Team, 'edit'>;
}

/** Routes of the caller's account and profile. */
export function accountRoutes({
  account,
  accountUsage,
  profiles,
  team,
}: AccountRouteServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get('/api/account', { schema: { response: { 200: dataOf(accountJson) } } }, async (request) =>
      data(accountToJson(await account.accountOf(actorOf(request).accountId))),
    );
    app.put(
      '/api/account',
      { schema: { body: z.object({ name: teamName }), response: { 200: dataOf(accountJson) } } },
      async (request) =>
        data(accountToJson(await account.renameAccount(actorOf(request), request.body.name))),
    );
    app.get(
      '/api/account/current-usage',
      { config: { area: 'clusters' }, schema: { response: { 200: dataOf(currentUsageJson) } } },
      async (request) => data(await accountUsage.current(actorOf(request).accountId)),
    );
    app.get(
      '/api/account/resources',
      { config: { area: 'clusters' }, schema: { response: { 200: dataOf(resourcesJson) } } },
      async (request) => {
        const { nodes, cpu, memory, storage } = await accountUsage.resources(actorOf(request).accountId);
        return data({ nodes, cpu, memory, storage });
      },
    );
    // Every key may read the person it belongs to.
    app.get(
      '/api/user',
      { config: { area: null }, schema: { response: { 200: dataOf(userJson) } } },
      async (request) => data(await profiles.read(actorOf(request))),
    );
    app.patch(
      '/api/user',
      {
        config: { area: null },
        onRequest: requireOwnHands,
        preValidation: readForm,
        schema: {
          consumes: ['application/json', 'multipart/form-data'],
          body: profileBody.extend({
            id: z.string().max(100).optional(),
            ...memberChanges.pick({ permission: true }).shape,
          }),
          response: { 200: dataOf(z.union([userJson, memberJson])) },
        },
      },
      async (request) => {
        const { id, permission, ...changes } = request.body;
        const actor = actorOf(request);
        if (id === undefined && permission === undefined) return data(await profiles.update(actor, changes));
        const { name, email, ...personal } = changes;
        const [own] = Object.keys(personal);
        if (own !== undefined) throw invalid(own, text('field_of_the_person'));
        return data(memberToJson(await team.edit(actor, id ?? actor.userId, { name, email, permission })));
      },
    );
    app.get(
      '/api/user/permissions',
      { config: { area: null }, schema: { response: { 200: dataOf(z.array(z.enum(teamPermissions))) } } },
      async () => data([...teamPermissions]),
    );
  };
}
