import { describe, expect, it } from 'vitest';
import type { CheckoutRequest, PaymentProvider } from './port.ts';
import { PaymentError } from './port.ts';

/** The behaviour of every PaymentProvider; `accountId` is a known account. */
export function paymentsContract(
  adapter: string,
  makeHarness: () => Promise<{ payments: PaymentProvider; accountId: string }>,
): void {
  const request = (accountId: string): CheckoutRequest => ({
    accountId,
    userId: null,
    plan: 'pro',
    interval: 'yearly',
    billingDetails: { name: 'Ada', country: 'DE' },
  });

  describe(`${adapter} as a payment provider`, () => {
    it('requires a checkout or an overlay for a paid plan', async () => {
      const { payments, accountId } = await makeHarness();
      const outcome = await payments.checkout(request(accountId));
      expect(['redirect_to_checkout', 'open_paddle_overlay']).toContain(outcome.kind);
    });

    it('opens a separate checkout for each purchase', async () => {
      const { payments, accountId } = await makeHarness();
      const first = await payments.checkout(request(accountId));
      expect(await payments.checkout(request(accountId))).not.toEqual(first);
    });

    it('starts the free plan at once', async () => {
      const { payments, accountId } = await makeHarness();
      const free = payments.checkout({ ...request(accountId), plan: 'free', billingDetails: null });
      await expect(free).resolves.toMatchObject({ kind: 'success' });
    });

    it('names the missing billing details', async () => {
      const { payments, accountId } = await makeHarness();
      const refused = payments.checkout({ ...request(accountId), billingDetails: null });
      await expect(refused).rejects.toMatchObject({ kind: 'invalid', field: 'billing_details' });
      await expect(refused).rejects.toBeInstanceOf(PaymentError);
    });
  });
}
