import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../../http/envelope.ts';
import { inputText } from '../../../messages/messages.ts';
import { manifestKinds } from '../../../providers/kubernetes/manifestsPort.ts';
import type { ManifestsService } from './manifests.service.ts';
import { textOf } from './manifests.text.ts';
import { changeJson, manifestJson, manifestToJson } from './manifests.wire.ts';

/** Below the gateway's limit of a request, 256 kB. */
const MOST_CHARACTERS = 200_000;

const params = idParams.extend({
  kind: z.enum(manifestKinds),
  namespace: z.string().max(253),
  name: z.string().max(253),
});
const editBody = z.object({
  manifest: z
    .string()
    .min(1, inputText('manifest_required'))
    .max(MOST_CHARACTERS, inputText('manifest_long', { max: MOST_CHARACTERS })),
  revision: z.string(),
  dry_run: z.boolean().default(false),
});
const editedJson = z.union([
  z.object({ dry_run: z.object({ manifest: z.string(), changes: z.array(changeJson) }) }),
  z.object({ object: manifestJson, changes: z.array(changeJson) }),
]);

/** Routes of objects as YAML. */
export function manifestRoutes(manifests: ManifestsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    const path = '/api/clusters/:id/manifests/:kind/:namespace/:name';
    app.get(path, { schema: { params, response: { 200: dataOf(manifestJson) } } }, async (request) => {
      const { id, ...address } = request.params;
      return data(manifestToJson(address, await manifests.read(actorOf(request), id, address)));
    });
    app.put(
      path,
      {
        config: { takesDryRun: true },
        bodyLimit: 4 * MOST_CHARACTERS + 1_024,
        schema: { params, body: editBody, response: { 200: dataOf(editedJson) } },
      },
      async (request) => {
        const { id, ...address } = request.params;
        const { dry_run: dryRun, ...edit } = request.body;
        const edited = await manifests.edit(actorOf(request), id, address, { ...edit, dryRun });
        const { object, changes } = edited;
        if (dryRun) return data({ dry_run: { manifest: textOf(object), changes } });
        return data({ object: manifestToJson(address, object), changes });
      },
    );
  };
}
