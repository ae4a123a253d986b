import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, isoDate } from '../../../http/envelope.ts';
import { english, inputText, text } from '../../../messages/messages.ts';
import { extraClusterPrice } from '../billing.catalogue.ts';
import type { ExtraClustersRow } from '../billing.store.ts';
import { outcomeJson, outcomeToJson } from '../billing.wire.ts';
import { doneJson, statusJson } from '../subscription.wire.ts';
import type { ExtraClusters, ExtraClustersInfo } from './extraClusters.service.ts';

const interval = z.enum(['monthly', 'yearly'], { error: inputText('interval_value') });
const purchaseBody = z.object({
  quantity: z
    .int({ error: inputText('extra_clusters_quantity') })
    .min(1, inputText('extra_clusters_quantity'))
    .max(10, inputText('extra_clusters_quantity')),
  billing_interval: interval,
});
const changeBody = z.object({ subscription_id: z.uuid() });
const amount = z.object({ amount: z.number() });

const rowJson = z.object({
  id: z.string(),
  paddle_subscription_id: z.string(),
  quantity: z.int(),
  billing_interval: interval,
  status: statusJson,
  next_billed_at: isoDate.nullable(),
  scheduled_cancellation_date: isoDate.nullable(),
});
const infoJson = z.object({
  base_max_clusters: z.int(),
  extra_clusters: z.int(),
  total_max_clusters: z.int(),
  current_active_clusters: z.int(),
  pricing: z.object({ monthly: amount, yearly: amount }),
  subscriptions: z.array(rowJson),
});

function rowToJson(row: ExtraClustersRow): z.output<typeof rowJson> {
  return {
    id: row.id,
    paddle_subscription_id: row.externalId,
    quantity: row.quantity,
    billing_interval: row.interval,
    status: row.status,
    next_billed_at: row.nextBilledAt?.toISOString() ?? null,
    scheduled_cancellation_date: row.scheduledCancellationAt?.toISOString() ?? null,
  };
}

function infoToJson({ base, extra, active, rows }: ExtraClustersInfo): z.output<typeof infoJson> {
  const { monthly, yearly } = extraClusterPrice;
  return {
    base_max_clusters: base,
    extra_clusters: extra,
    total_max_clusters: base + extra,
    current_active_clusters: active,
    pricing: { monthly: { amount: monthly }, yearly: { amount: yearly } },
    subscriptions: rows.map(rowToJson),
  };
}

/** Routes of extra clusters. */
export function extraClusterRoutes(extraClusters: ExtraClusters): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    const change = { body: changeBody, response: { 200: dataOf(doneJson) } };

    app.get(
      '/api/account/extra-clusters',
      { schema: { response: { 200: dataOf(infoJson) } } },
      async (request) => data(infoToJson(await extraClusters.info(actorOf(request)))),
    );
    app.post(
      '/api/account/extra-clusters/purchase',
      { schema: { body: purchaseBody, response: { 200: dataOf(outcomeJson) } } },
      async (request) => {
        const { quantity, billing_interval } = request.body;
        const order = { quantity, interval: billing_interval };
        return data(outcomeToJson(await extraClusters.purchase(actorOf(request), order)));
      },
    );
    app.post('/api/account/extra-clusters/cancel', { schema: change }, async (request) => {
      await extraClusters.cancel(actorOf(request), request.body.subscription_id);
      return data({ message: english(text('subscription_canceling')) });
    });
    app.post('/api/account/extra-clusters/resume', { schema: change }, async (request) => {
      await extraClusters.resume(actorOf(request), request.body.subscription_id);
      return data({ message: english(text('subscription_resumed')) });
    });
  };
}
