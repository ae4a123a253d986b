import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path, withQuery } from '../../upstream/path.ts';

const done = z.object({ message: z.string() });
const webAddress = z.url({ protocol: /^https?$/ });
/** The specification allows both forms. */
const portal = z
  .union([
    z.object({ url: webAddress }),
    z
      .object({ data: z.object({ portal_url: webAddress }) })
      .transform(({ data }) => ({ url: data.portal_url })),
  ])
  .transform(({ url }) => url);
const details = z.record(z.string(), z.string().nullable());
const detailsAnswer = z.object({ billing_details: details.nullable() });
export type DetailsRecord = z.output<typeof details>;

const names = { fields: { plan: 'tier' } };

/** Cancels at the end of the billing period. */
export async function postCancel(ctx: GatewayContext): Promise<void> {
  await ctx.upstream.post(path`/api/account/cancel-subscription`, done, {});
}

/** Takes a scheduled change back. */
export async function postResume(ctx: GatewayContext): Promise<void> {
  await ctx.upstream.post(path`/api/account/resume-subscription`, done, {});
}

/** Schedules a smaller plan. */
export async function postDowngrade(ctx: GatewayContext, plan: string): Promise<void> {
  await ctx.upstream.post(path`/api/account/downgrade`, done, { plan }, names);
}

export async function postInterval(ctx: GatewayContext, interval: string): Promise<void> {
  await ctx.upstream.post(path`/api/account/change-billing-frequency`, done, { interval });
}

/** Amount that a change to that plan would charge now; null where a checkout follows. */
export async function loadDueNow(
  ctx: GatewayContext,
  plan: string,
  interval: string,
): Promise<number | null> {
  const answer = z.object({ due: z.number().nullable() });
  const address = withQuery(path`/api/account/subscription/preview`, { plan, interval });
  return (await ctx.upstream.get(address, answer)).due;
}

/** Address of the page where the card is replaced. */
export async function loadPortalUrl(ctx: GatewayContext): Promise<string> {
  return ctx.upstream.get(path`/api/account/customer-portal`, portal, { envelope: 'none' });
}

/** Billing details; without fields when none are stored, or the platform stores none. */
export async function loadBillingDetails(ctx: GatewayContext): Promise<DetailsRecord> {
  ctx.requireToken();
  const found = await ctx.upstream.find(path`/api/account/billing-details`, detailsAnswer);
  return found?.data.billing_details ?? {};
}

export async function putBillingDetails(
  ctx: GatewayContext,
  given: Record<string, string | null>,
): Promise<void> {
  const body = { billing_details: given };
  await ctx.upstream.put(path`/api/account/billing-details`, detailsAnswer, body);
}
