import { ApiError, type CountryCode, type Paddle, Webhooks } from '@paddle/paddle-node-sdk';
import type { Vault } from '../../../crypto/vault.ts';
import { text } from '../../../messages/messages.ts';
import { PaymentError, type BillingDetails, type Payer, type PaymentProvider } from '../port.ts';
import { trialIdOf, type Price, type PriceIds } from '../prices.ts';
import { customDataOf } from './customData.ts';
import { eventFrom, subscriptionFrom } from './paddleRecords.ts';

interface Options {
  /** Opens the client with the first call. */
  connect: () => Promise<Paddle>;
  priceIds: PriceIds;
  webhookSecret: string;
  /** Proves in Paddle's data for which account the platform opened a checkout. */
  vault: Vault;
  /** The browser opens Paddle's overlay or is redirected to a page; none where neither is served. */
  checkoutIn: 'overlay' | 'page' | 'none';
}

/** Paddle's errors as the port's. */
function failureOf(error: unknown): Error {
  if (!(error instanceof ApiError)) {
    const why = text('payments_unavailable');
    return new PaymentError({ kind: 'transient', code: 'unreachable', text: why });
  }
  if (error.code === 'subscription_payment_declined')
    return new PaymentError({ kind: 'quota', code: error.code, text: text('payment_declined') });
  const kind = error.code === 'not_found' ? 'notFound' : 'unavailable';
  return new PaymentError({
    kind,
    code: error.code,
    text: text('payments_refused', { reason: error.detail }),
  });
}

/** Paddle through its SDK: the real service, or the embedded one that speaks the same API. */
export function createPaddlePayments(options: Options): PaymentProvider {
  const { connect, priceIds, webhookSecret, vault, checkoutIn } = options;
  const reading = { priceIds, vault };
  const call = async <T>(act: (paddle: Paddle) => Promise<T>): Promise<T> => {
    try {
      return await act(await connect());
    } catch (error) {
      throw failureOf(error);
    }
  };
  const itemOf = ({ product, interval }: Price, quantity = 1) => ({
    priceId: priceIds[`${product}_${interval}`],
    quantity,
  });

  const customerFor = async (paddle: Paddle, { customerId, email, name, locale }: Payer): Promise<string> => {
    if (customerId !== null) return customerId;
    // Paddle has one customer for each address, and a person may own several accounts.
    const [known] = await paddle.customers.list({ email: [email] }).next();
    return known?.id ?? (await paddle.customers.create({ email, name, locale })).id;
  };
  const placeFor = async (paddle: Paddle, customerId: string, details: BillingDetails) => {
    const address = await paddle.addresses.create(customerId, {
      // The form offers ISO codes only, and Paddle checks them.
      countryCode: (details.country ?? '') as CountryCode,
      firstLine: details.address_line1 ?? null,
      secondLine: details.address_line2 ?? null,
      city: details.city ?? null,
      postalCode: details.postal_code ?? null,
      region: details.state ?? null,
    });
    if (!details.company_name) return { addressId: address.id };
    const business = await paddle.businesses.create(customerId, {
      name: details.company_name,
      taxIdentifier: details.tax_id ?? null,
    });
    return { addressId: address.id, businessId: business.id };
  };

  return {
    priceIds,
    isConfigured: checkoutIn !== 'none',
    checkout: ({ payer, item, isTrial, details }) =>
      call(async (paddle) => {
        const customerId = await customerFor(paddle, payer);
        const sold = itemOf(item, item.quantity);
        const trialId = isTrial ? trialIdOf(priceIds, item.product) : null;
        const made = await paddle.transactions.create({
          items: [trialId ? { ...sold, priceId: trialId } : sold],
          customerId,
          ...(await placeFor(paddle, customerId, details)),
          customData: customDataOf(vault, payer.accountId),
        });
        const url = made.checkout?.url;
        if (checkoutIn === 'page' && url)
          return { customerId, outcome: { kind: 'redirect_to_checkout', url } };
        return { customerId, outcome: { kind: 'open_paddle_overlay', transactionId: made.id } };
      }),
    subscription: (id) =>
      call(async (paddle) => subscriptionFrom(reading, await paddle.subscriptions.get(id))),
    change: (id, item, when) =>
      call(async (paddle) => {
        const changed = await paddle.subscriptions.update(id, {
          items: [itemOf(item)],
          prorationBillingMode: when === 'now' ? 'prorated_immediately' : 'do_not_bill',
          ...(when === 'now' ? { onPaymentFailure: 'prevent_change' } : {}),
        });
        return subscriptionFrom(reading, changed);
      }),
    previewChange: (id, item) =>
      call(async (paddle) => {
        const preview = await paddle.subscriptions.previewUpdate(id, {
          items: [itemOf(item)],
          prorationBillingMode: 'prorated_immediately',
        });
        return Number(preview.immediateTransaction?.details.totals.grandTotal ?? 0);
      }),
    cancel: (id) =>
      call(async (paddle) =>
        subscriptionFrom(
          reading,
          await paddle.subscriptions.cancel(id, { effectiveFrom: 'next_billing_period' }),
        ),
      ),
    resume: (id) =>
      call(async (paddle) =>
        subscriptionFrom(reading, await paddle.subscriptions.update(id, { scheduledChange: null })),
      ),
    changeDetails: (customerId, subscriptionIds, details) =>
      call(async (paddle) => {
        const place = await placeFor(paddle, customerId, details);
        for (const id of subscriptionIds) await paddle.subscriptions.update(id, place);
      }),
    portalUrl: (customerId, subscriptionIds) =>
      call(async (paddle) => {
        const { urls } = await paddle.customerPortalSessions.create(customerId, [...subscriptionIds]);
        return urls.general.overview;
      }),
    readEvent: async (rawBody, signature) => {
      const webhooks = new Webhooks();
      const isOurs = await webhooks.isSignatureValid(rawBody, webhookSecret, signature).catch(() => false);
      if (!isOurs)
        throw new PaymentError({ kind: 'auth', code: 'signature', text: text('webhook_signature') });
      return eventFrom(reading, await webhooks.unmarshal(rawBody, webhookSecret, signature));
    },
  };
}
