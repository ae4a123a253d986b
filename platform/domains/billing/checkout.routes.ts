import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../http/errors.ts';
import { inputText, text, type Message } from '../../messages/messages.ts';
import { testCards, testCardOf } from '../../providers/payments/engine/cards.ts';
import type { PaymentEngine } from '../../providers/payments/engine/paymentEngine.ts';
import { checkoutPage, confirmationPage } from '../../providers/payments/pages/checkoutPage.ts';
import { portalPage } from '../../providers/payments/pages/portalPage.ts';
import type { CheckoutResult } from '../../providers/payments/port.ts';
import { sendPage, useDevPages } from '../auth/devPages.ts';
import type { Billing } from './billing.service.ts';

const numbers = testCards.map(({ number }) => number);
const card = z.enum(numbers, { error: inputText('checkout_button') });
const action = z.enum(['pay', 'confirm', 'reject', 'cancel'], { error: inputText('checkout_button') });
const params = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** The local pages that replace the payment provider's. Their unguessable ids are the permission. */
export function checkoutRoutes(
  billing: Pick<Billing, 'subscriptionOf'>,
  engine: PaymentEngine,
  publicUrl: string,
): FastifyPluginAsyncZod {
  const known = async (id: string, why: Message = text('checkout_not_found')) => {
    const found = await engine.checkout(id);
    if (found?.checkout.url) return found;
    throw notFound(why);
  };
  /** The console's page: the billing settings once the account has a plan, before that the choice of one. */
  const returnUrl = async (accountId: string | undefined, hadPlan: boolean, result: CheckoutResult) =>
    `${publicUrl}${accountId && hadPlan ? '/settings/billing' : '/signup/plan'}?checkout=${result}`;

  return async (app) => {
    useDevPages(app, publicUrl);

    app.get('/dev/checkout/:id', { schema: { hide: true, params } }, async (request, reply) =>
      sendPage(reply, checkoutPage(await known(request.params.id), publicUrl)),
    );
    app.post(
      '/dev/checkout/:id',
      { schema: { hide: true, params, body: z.object({ action, card: card.default(numbers[0] ?? '') }) } },
      async (request, reply) => {
        const before = await known(request.params.id, text('checkout_unknown'));
        const { action: chosen, card: number } = request.body;
        const accountId = before.custom_data?.account_id;
        const hadPlan = accountId ? (await billing.subscriptionOf(accountId)) !== null : false;
        const back = async (result: CheckoutResult) =>
          reply.redirect(await returnUrl(accountId, hadPlan, result), 303);
        if (before.status === 'completed') return back('success');
        if (chosen === 'cancel') return back('canceled');
        if (chosen === 'reject') return back('requires_action');
        if (chosen === 'pay' && testCardOf(number)?.needsConfirmation)
          return sendPage(reply, confirmationPage(before, number, publicUrl));
        const paid = await engine.pay(before.id, number);
        return back(paid?.status === 'completed' ? 'success' : 'requires_payment_method');
      },
    );
    app.get('/dev/portal/:id', { schema: { hide: true, params } }, async (request, reply) => {
      const customer = await engine.customer(request.params.id);
      if (!customer) throw notFound(text('checkout_not_found'));
      return sendPage(reply, portalPage(customer, await engine.subscriptionsOf(customer.id), publicUrl));
    });
    app.post(
      '/dev/portal/:id',
      { schema: { hide: true, params, body: z.object({ card }) } },
      async (request, reply) => {
        await engine.replaceCard(request.params.id, request.body.card);
        return reply.redirect(`${publicUrl}/settings/billing?tab=card`, 303);
      },
    );
  };
}
