import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf } from '../../http/envelope.ts';
import { english, text } from '../../messages/messages.ts';
import type { PriceIds } from '../../providers/payments/prices.ts';
import { plans } from './billing.catalogue.ts';
import type { Billing } from './billing.service.ts';
import {
  currentPlanJson,
  currentPlanToJson,
  outcomeJson,
  outcomeToJson,
  planJson,
  planToJson,
  subscribeBody,
} from './billing.wire.ts';
import type { SubscriptionChanges } from './subscription.service.ts';
import {
  detailsBody,
  detailsJson,
  detailsToJson,
  doneJson,
  downgradeBody,
  intervalBody,
  previewQuery,
  subscriptionJson,
  subscriptionToJson,
  portalJson,
} from './subscription.wire.ts';

/** Routes of plans and purchases. */
export function billingRoutes(billing: Billing, priceIds: PriceIds): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/account/plans',
      { schema: { response: { 200: dataOf(z.array(planJson)) } } },
      async (request) => {
        const { accountId } = actorOf(request);
        const current = await billing.subscriptionOf(accountId);
        const offers = plans.map(async (plan) => {
          const trialDays = await billing.trialDays(accountId, plan.id);
          return planToJson(plan, { current, priceIds, trialDays });
        });
        return data(await Promise.all(offers));
      },
    );
    app.get(
      '/api/account/plan',
      { schema: { response: { 200: dataOf(currentPlanJson) } } },
      async (request) => data(currentPlanToJson(await billing.limits(actorOf(request).accountId))),
    );
    app.post(
      '/api/account/subscribe',
      { schema: { body: subscribeBody, response: { 200: dataOf(outcomeJson) } } },
      async (request) => data(outcomeToJson(await billing.subscribe(actorOf(request), request.body))),
    );
    app.get(
      '/api/account/customer-portal',
      // A write scope, because the page allows changing the card.
      { schema: { response: { 200: dataOf(portalJson) } }, config: { scopeLevel: 'write' } },
      async (request) => data({ portal_url: await billing.portalUrl(actorOf(request)) }),
    );
  };
}

/** Routes of the running subscription. */
export function subscriptionRoutes(
  billing: Pick<Billing, 'subscriptionOf'>,
  changes: SubscriptionChanges,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    const done = { response: { 200: dataOf(doneJson) } };
    const message = (why: Parameters<typeof english>[0]) => data({ message: english(why) });

    app.get(
      '/api/account/subscription',
      { schema: { response: { 200: dataOf(subscriptionJson) } } },
      async (request) => {
        const { accountId } = actorOf(request);
        const row = await billing.subscriptionOf(accountId);
        return data(subscriptionToJson(row, await changes.cancelBlocker(accountId)));
      },
    );
    app.get(
      '/api/account/subscription/preview',
      {
        schema: {
          querystring: previewQuery,
          response: { 200: dataOf(z.object({ due: z.number().nullable() })) },
        },
      },
      async (request) => {
        const cents = await changes.preview(actorOf(request), request.query);
        return data({ due: cents === null ? null : cents / 100 });
      },
    );
    app.post('/api/account/cancel-subscription', { schema: done }, async (request) => {
      await changes.cancel(actorOf(request));
      return message(text('subscription_canceling'));
    });
    app.post('/api/account/downgrade', { schema: { ...done, body: downgradeBody } }, async (request) => {
      await changes.downgrade(actorOf(request), request.body.plan);
      return message(text('downgrade_accepted'));
    });
    app.post('/api/account/resume-subscription', { schema: done }, async (request) => {
      await changes.resume(actorOf(request));
      return message(text('subscription_resumed'));
    });
    app.post(
      '/api/account/change-billing-frequency',
      { schema: { ...done, body: intervalBody } },
      async (request) => {
        await changes.changeInterval(actorOf(request), request.body.interval);
        return message(text('interval_changed', { interval: request.body.interval }));
      },
    );
    app.get(
      '/api/account/billing-details',
      { schema: { response: { 200: dataOf(detailsJson) } } },
      async (request) => data(detailsToJson(await changes.details(actorOf(request)))),
    );
    app.put(
      '/api/account/billing-details',
      { schema: { body: detailsBody, response: { 200: dataOf(detailsJson) } } },
      async (request) => {
        await changes.changeDetails(actorOf(request), request.body.billing_details);
        return data(detailsToJson(request.body.billing_details));
      },
    );
  };
}
