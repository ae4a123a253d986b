import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf } from '../../../http/envelope.ts';
import { inputText } from '../../../messages/messages.ts';
import { cents } from './costs.rules.ts';
import type { Costs, MonthCosts } from './costs.service.ts';

const monthQuery = z.object({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, inputText('month_value'))
    .optional(),
});

/** Amounts in EUR net. */
const costsJson = z.object({
  month: z.string(),
  total: z.number(),
  previous_total: z.number().nullable(),
  clusters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      deleted: z.boolean(),
      total: z.number(),
      monthly_price: z.number(),
      master_hours: z.number(),
      worker_pools: z.array(z.object({ instance_type: z.string(), hours: z.number() })),
      days: z.array(z.object({ day: z.iso.date(), cost: z.number() })),
    }),
  ),
});

const tenths = (hours: number): number => Math.round(hours * 10) / 10;

function costsToJson({ month, total, previousTotal, clusters }: MonthCosts): z.output<typeof costsJson> {
  return {
    month,
    total,
    previous_total: previousTotal,
    clusters: clusters.map((one) => ({
      id: one.id,
      name: one.name,
      deleted: one.isDeleted,
      total: cents(one.total),
      monthly_price: one.monthlyPrice,
      master_hours: tenths(one.controlPlaneHours),
      worker_pools: [...one.workerHours].map(([instance_type, hours]) => ({
        instance_type,
        hours: tenths(hours),
      })),
      days: [...one.days].map(([day, cost]) => ({ day, cost: cents(cost) })),
    })),
  };
}

/** The route of what the servers of an account cost. */
export function costRoutes(costs: Pick<Costs, 'ofMonth'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    app.get(
      '/api/account/costs',
      { schema: { querystring: monthQuery, response: { 200: dataOf(costsJson) } } },
      async (request) =>
        data(costsToJson(await costs.ofMonth(actorOf(request).accountId, request.query.month))),
    );
  };
}
