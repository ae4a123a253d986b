import { describe, expect, it } from 'vitest';
import { PaymentError, type CheckoutRequest, type PaymentEvent, type PaymentProvider } from './port.ts';

interface Harness {
  payments: PaymentProvider;
  /** Pays the last checkout with a card that succeeds, and returns the webhooks that followed. */
  pay: () => Promise<PaymentEvent[]>;
}

/** The behaviour of every PaymentProvider. */
export function paymentsContract(adapter: string, makeHarness: () => Promise<Harness>): void {
  const request: CheckoutRequest = {
    payer: { accountId: 'a1', customerId: null, email: 'ada@example.com', name: 'Ada', locale: 'en' },
    item: { product: 'standard', interval: 'monthly', quantity: 1 },
    isTrial: false,
    details: {
      full_name: 'Ada',
      address_line1: 'Street 1',
      city: 'Berlin',
      postal_code: '10115',
      country: 'DE',
    },
  };
  const bought = async () => {
    const harness = await makeHarness();
    const { customerId } = await harness.payments.checkout(request);
    const events = await harness.pay();
    const id = events.find(({ subscription }) => subscription)?.subscription?.id ?? '';
    return { ...harness, customerId, events, id };
  };

  describe(`${adapter} as a payment provider`, () => {
    it('requires a checkout or an overlay, a separate one for each purchase, of one customer', async () => {
      const { payments } = await makeHarness();
      const first = await payments.checkout(request);
      expect(['redirect_to_checkout', 'open_paddle_overlay']).toContain(first.outcome.kind);
      const second = await payments.checkout(request);
      expect(second.outcome).not.toEqual(first.outcome);
      expect(second.customerId).toBe(first.customerId);
    });

    it('reports a paid checkout with its account, subscription, invoice and card', async () => {
      const { events } = await bought();
      const subscription = events.find((one) => one.subscription)?.subscription;
      expect(subscription).toMatchObject({
        accountId: 'a1',
        status: 'active',
        price: { product: 'standard', interval: 'monthly' },
        quantity: 1,
        endsAt: null,
      });
      expect(events.find((one) => one.invoice?.isPaid)?.invoice).toMatchObject({
        accountId: 'a1',
        subscriptionId: subscription?.id,
        subtotal: 4_000,
        tax: 760,
        total: 4_760,
        currency: 'EUR',
        card: { last4: '4242' },
      });
    });

    it('starts a trial without a charge, changes it without one, and cancels at its end', async () => {
      const { payments, pay } = await makeHarness();
      await payments.checkout({ ...request, isTrial: true });
      const events = await pay();
      const id = events.find((one) => one.subscription)?.subscription?.id ?? '';
      const trial = await payments.subscription(id);
      expect(trial).toMatchObject({
        status: 'trialing',
        price: { product: 'standard', interval: 'monthly' },
      });
      expect(events.find((one) => one.invoice)?.invoice).toMatchObject({ total: 0, card: { last4: '4242' } });
      const pro = { product: 'pro', interval: 'yearly' } as const;
      expect(await payments.change(id, pro, 'next_period')).toMatchObject({ status: 'trialing', price: pro });
      await expect(payments.change(id, request.item, 'now')).rejects.toBeInstanceOf(PaymentError);
      expect(await payments.cancel(id)).toMatchObject({ endsAt: trial.nextBilledAt });
    });

    it('cancels at the end of the period, and takes that back', async () => {
      const { payments, id } = await bought();
      const { nextBilledAt } = await payments.subscription(id);
      expect(await payments.cancel(id)).toMatchObject({ status: 'active', endsAt: nextBilledAt });
      expect(await payments.resume(id)).toMatchObject({ status: 'active', endsAt: null });
    });

    it('changes the price for the next period without a charge, and now with the charge that it previewed', async () => {
      const { payments, id } = await bought();
      const pro = { product: 'pro', interval: 'monthly' } as const;
      expect(await payments.change(id, pro, 'next_period')).toMatchObject({ price: pro });
      await payments.change(id, request.item, 'next_period');
      // All of the period is left: the difference of 50 euros with 19 % tax.
      const due = await payments.previewChange(id, pro);
      expect(Math.abs(due - 5_950)).toBeLessThan(10);
      expect(await payments.change(id, pro, 'now')).toMatchObject({ price: pro });
    });

    it('has a portal for the card, and takes new details', async () => {
      const { payments, id, customerId } = await bought();
      expect(await payments.portalUrl(customerId, [id])).toMatch(/^https?:/);
      await payments.changeDetails(customerId, [id], { ...request.details, country: 'ES' });
    });

    it('names an unknown subscription', async () => {
      const { payments } = await makeHarness();
      const unknown = payments.subscription('sub_01h00000000000000000000000');
      await expect(unknown).rejects.toMatchObject({ kind: 'notFound' });
      await expect(unknown).rejects.toBeInstanceOf(PaymentError);
    });

    it('refuses a webhook with a forged or missing signature', async () => {
      const { payments } = await makeHarness();
      for (const signature of ['ts=1;h1=00', 'nonsense', ''])
        await expect(payments.readEvent('{}', signature)).rejects.toMatchObject({ kind: 'auth' });
    });
  });
}
