import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf } from '../../http/envelope.ts';
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
  subscriptionJson,
  subscriptionToJson,
} from './billing.wire.ts';

/** Routes of plans and the subscription. */
export function billingRoutes(billing: Billing): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/account/plans',
      { schema: { response: { 200: dataOf(z.array(planJson)) } } },
      async (request) => {
        const current = await billing.subscriptionOf(actorOf(request).accountId);
        return data(plans.map((plan) => planToJson(plan, current)));
      },
    );
    app.get(
      '/api/account/plan',
      { schema: { response: { 200: dataOf(currentPlanJson) } } },
      async (request) => data(currentPlanToJson(await billing.limits(actorOf(request).accountId))),
    );
    app.get(
      '/api/account/subscription',
      { schema: { response: { 200: dataOf(subscriptionJson) } } },
      async (request) => data(subscriptionToJson(await billing.subscriptionOf(actorOf(request).accountId))),
    );
    app.post(
      '/api/account/subscribe',
      { schema: { body: subscribeBody, response: { 200: dataOf(outcomeJson) } } },
      async (request) => data(outcomeToJson(await billing.subscribe(actorOf(request), request.body))),
    );
  };
}
