import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import { addonCategories } from '../../providers/addons/catalogue.ts';
import { previewJson } from '../clusters/clusters.preview.ts';
import { inputText } from '../../messages/messages.ts';
import type { AddonAction } from './addons.rules.ts';
import type { AddonsService } from './addons.service.ts';
import { catalogAddonJson, catalogAddonToJson, clusterAddonJson, clusterAddonToJson } from './addons.wire.ts';

const nameBody = z.object({
  addonName: z.string({ error: inputText('addon_name_required') }).min(1, inputText('addon_name_required')),
});
const orderBody = nameBody.extend({ dry_run: z.boolean().optional() });
const versionBody = orderBody.extend({ version: z.string().min(1).nullish() });
const installBody = versionBody.extend({
  /** Also install missing dependencies, first. */
  with_dependencies: z.boolean().optional(),
});
const rowParams = idParams.extend({ addonId: z.string() });

/** Routes of the add-ons noun. Both forms of DELETE uninstall: by name in the body, by id in the path. */
export function addonRoutes(addons: AddonsService): FastifyPluginAsyncZod {
  const toJson = async (row: Awaited<ReturnType<AddonsService['order']>>) =>
    clusterAddonToJson(row, await addons.appNeeds(row.clusterId));

  return async (app) => {
    app.addHook('onRequest', requireActor);

    for (const url of ['/api/addons', '/api/addons/catalog']) {
      app.get(url, { schema: { response: { 200: dataOf(z.array(catalogAddonJson)) } } }, async () =>
        data(addons.catalogue().map(catalogAddonToJson)),
      );
    }
    app.get(
      '/api/addons/categories',
      { schema: { response: { 200: dataOf(z.array(z.enum(addonCategories))) } } },
      async () => data([...addonCategories]),
    );
    app.get(
      '/api/clusters/:id/addons',
      { schema: { params: idParams, response: { 200: dataOf(z.array(clusterAddonJson)) } } },
      async (request) => {
        const { id } = request.params;
        const rows = await addons.list(actorOf(request), id);
        const needs = await addons.appNeeds(id);
        return data(rows.map((row) => clusterAddonToJson(row, needs)));
      },
    );
    app.post(
      '/api/clusters/:id/addons',
      {
        config: { takesDryRun: true },
        schema: {
          params: idParams,
          body: installBody,
          response: { 200: dataOf(previewJson), 202: dataOf(clusterAddonJson) },
        },
      },
      async (request, reply) => {
        const {
          addonName: name,
          version,
          with_dependencies: withDependencies,
          dry_run: isDry,
        } = request.body;
        const order = { action: 'install', name, version, withDependencies } as const;
        const actor = actorOf(request);
        if (isDry) return reply.send(data(await addons.preview(actor, request.params.id, order)));
        const row = await addons.order(actor, request.params.id, order);
        return reply.status(202).send(data(await toJson(row)));
      },
    );
    const orders = [
      ['PUT', '', 'upgrade'],
      ['POST', '/rollback', 'rollback'],
      ['DELETE', '', 'uninstall'],
    ] as const satisfies readonly (readonly [string, string, AddonAction])[];
    for (const [method, path, action] of orders) {
      app.route({
        method,
        url: `/api/clusters/:id/addons${path}`,
        config: { takesDryRun: true },
        schema: {
          params: idParams,
          body: action === 'upgrade' ? versionBody : orderBody.extend({ version: z.null().optional() }),
          response: { 200: dataOf(previewJson), 202: dataOf(clusterAddonJson) },
        },
        handler: async (request, reply) => {
          const { addonName: name, version, dry_run: isDry } = request.body;
          const { id } = request.params;
          const actor = actorOf(request);
          const order = { action, name, version };
          if (isDry) return reply.send(data(await addons.preview(actor, id, order)));
          const row = await addons.order(actor, id, order);
          return reply.status(202).send(data(await toJson(row)));
        },
      });
    }
    app.delete(
      '/api/clusters/:id/addons/:addonId',
      { schema: { params: rowParams, response: { 202: dataOf(clusterAddonJson) } } },
      async (request, reply) => {
        const { id, addonId } = request.params;
        const name = await addons.nameOf(actorOf(request), id, addonId);
        const row = await addons.order(actorOf(request), id, { action: 'uninstall', name });
        return reply.status(202).send(data(await toJson(row)));
      },
    );
  };
}
