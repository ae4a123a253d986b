import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams, isUuid } from '../../http/envelope.ts';
import { notFound } from '../../http/errors.ts';
import type { EmbeddedPayments } from '../../providers/payments/embedded/embeddedPayments.ts';
import type { CheckoutRecord } from '../../providers/payments/ledger.ts';
import { ProviderError } from '../../providers/providerError.ts';
import { checkoutPage } from '../../providers/payments/checkoutPage.ts';
import { checkoutResults } from '../../providers/payments/port.ts';
import { sendPage, useDevPages } from '../auth/devPages.ts';
import { inputText, text } from '../../messages/messages.ts';
import { planOf } from './billing.rules.ts';
import type { Billing } from './billing.service.ts';

const FINAL = ['success', 'canceled'];
const formBody = z.object({ outcome: z.enum(checkoutResults, { error: inputText('checkout_button') }) });

/** The local page that replaces the payment provider's. Its unguessable id is the permission. */
export function checkoutRoutes(
  billing: Pick<Billing, 'settle'>,
  payments: EmbeddedPayments,
  publicUrl: string,
): FastifyPluginAsyncZod {
  return async (app) => {
    useDevPages(app, publicUrl);

    const known = async (id: string): Promise<CheckoutRecord> => {
      if (!isUuid(id)) throw notFound(text('checkout_not_found'));
      return payments.getCheckout(id).catch((error: unknown) => {
        throw error instanceof ProviderError && error.kind === 'notFound'
          ? notFound(text('checkout_not_found'))
          : error;
      });
    };

    app.get('/dev/checkout/:id', { schema: { hide: true, params: idParams } }, async (request, reply) => {
      const { id, plan, interval, status } = await known(request.params.id);
      const sold = planOf(plan);
      const amount = (interval === 'yearly' ? sold?.priceYearly : sold?.price) ?? 0;
      const page = checkoutPage(
        { id, planName: sold?.name ?? plan, interval, amount, isSettled: FINAL.includes(status) },
        publicUrl,
      );
      return sendPage(reply, page);
    });
    app.post(
      '/dev/checkout/:id',
      { schema: { hide: true, params: idParams, body: formBody } },
      async (request, reply) => {
        const { id } = await known(request.params.id);
        const record = await billing.settle(payments, id, request.body.outcome);
        return reply.redirect(payments.returnUrl(record), 303);
      },
    );
  };
}
