import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor, type Actor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import { invalid } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { appCategories } from '../../providers/apps/port.ts';
import { previewJson } from '../clusters/clusters.preview.ts';
import { DEFAULT_INSTANCE } from './apps.rules.ts';
import type { AppsService } from './apps.service.ts';
import { catalogAppJson, catalogAppToJson, installedAppJson } from './apps.wire.ts';

const configuration = z.record(z.string(), z.unknown());

/**
 * The body of every order. Settings may also lie beside the other members, as in requests for databases; other nouns
 * read members of their own.
 */
const orderBody = z
  .object({
    appName: z.string().optional(),
    appId: z.string().optional(),
    instanceName: z.string().optional(),
    configuration: configuration.optional(),
    version: z.string().min(1).nullish(),
    revision: z.int().nullish(),
    with_dependencies: z.boolean().optional(),
    delete_data: z.boolean().optional(),
    /** With PUT: repeats what has failed, with everything that was entered. */
    retry: z.boolean().optional(),
    dry_run: z.boolean().optional(),
  })
  .loose();
type OrderBody = z.output<typeof orderBody>;

/** Either an app, or what another noun answers. */
const answerJson = z.union([installedAppJson, z.record(z.string(), z.unknown())]);
const rowParams = idParams.extend({ appId: z.string() });

/** Settings beside the other members are read only when there are none in `configuration`. */
function settingsOf(body: OrderBody): Record<string, unknown> {
  const known = new Set(Object.keys(orderBody.shape));
  return body.configuration ?? Object.fromEntries(Object.entries(body).filter(([name]) => !known.has(name)));
}

/** Routes of the apps noun. The forms with an id in the path are those with it in the body. */
export function appRoutes(apps: AppsService): FastifyPluginAsyncZod {
  const carryOut = (
    method: 'install' | 'change' | 'uninstall',
    actor: Actor,
    clusterId: string,
    body: OrderBody,
  ) => {
    const { appName: name, appId, dry_run: isDryRun = false } = body;
    const verb = method === 'change' && body.retry ? 'retry' : method;
    if (name === undefined && (verb === 'install' || appId === undefined))
      throw invalid('appName', text('app_name_required'));
    return apps.order(
      { actor, clusterId, isDryRun, body },
      {
        ...{ verb, name, appId, version: body.version, revision: body.revision },
        instanceName: body.instanceName ?? DEFAULT_INSTANCE,
        configuration: verb === 'uninstall' ? {} : settingsOf(body),
        withDependencies: body.with_dependencies,
        deletesData: body.delete_data,
      },
    );
  };

  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/apps/catalog',
      { schema: { response: { 200: dataOf(z.array(catalogAppJson)) } } },
      async () => data(apps.catalogue().map(catalogAppToJson)),
    );
    app.get(
      '/api/apps/categories',
      { schema: { response: { 200: dataOf(z.array(z.enum(appCategories))) } } },
      async () => data([...apps.categories()]),
    );
    app.get(
      '/api/clusters/:id/apps',
      { schema: { params: idParams, response: { 200: dataOf(z.array(installedAppJson)) } } },
      async (request) => data(await apps.list(actorOf(request), request.params.id)),
    );
    const orders = [
      ['POST', '', 'install'],
      ['PUT', '', 'change'],
      ['PUT', '/:appId', 'change'],
      ['DELETE', '', 'uninstall'],
      ['DELETE', '/:appId', 'uninstall'],
    ] as const;
    for (const [method, path, verb] of orders) {
      const hasId = path !== '';
      app.route({
        method,
        url: `/api/clusters/:id/apps${path}`,
        config: { takesDryRun: true },
        schema: {
          params: hasId ? rowParams : idParams,
          // The form with an id needs no body to uninstall.
          body: hasId && verb === 'uninstall' ? orderBody.nullish() : orderBody,
          response: { 200: dataOf(previewJson), 202: dataOf(answerJson) },
        },
        handler: async (request, reply) => {
          const { id, ...own } = request.params;
          const body = { ...request.body, ...own };
          const answer = await carryOut(verb, actorOf(request), id, body);
          if (body.dry_run) return reply.send(data(previewJson.parse(answer)));
          return reply.status(202).send(data(answer));
        },
      });
    }
  };
}
