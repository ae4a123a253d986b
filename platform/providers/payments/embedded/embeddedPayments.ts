import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { CheckoutRecord, PaymentLedger } from '../ledger.ts';
import type { CheckoutResult, PaymentProvider } from '../port.ts';
import { PaymentError } from '../port.ts';
import { text } from '../../../messages/messages.ts';

/** The embedded payment provider, with a local page instead of the provider's. */
export interface EmbeddedPayments extends PaymentProvider {
  /** Rejects with `notFound`. */
  getCheckout(id: string): Promise<CheckoutRecord>;
  /** Applies the choice on the page and returns the checkout. A paid or canceled one does not change. */
  settle(id: string, result: CheckoutResult): Promise<CheckoutRecord>;
  /** The console's URL to redirect to after the page. */
  returnUrl(record: CheckoutRecord): string;
}

const FINAL = ['success', 'canceled'];

/** Purchases without money. `publicUrl` is the console's URL without a trailing slash. */
export function createEmbeddedPayments({
  ledger,
  clock,
  publicUrl,
}: {
  ledger: PaymentLedger;
  clock: Clock;
  publicUrl: string;
}): EmbeddedPayments {
  const getCheckout = async (id: string): Promise<CheckoutRecord> => {
    const record = await ledger.find(id);
    if (record) return record;
    throw new PaymentError({ kind: 'notFound', code: 'unknown_checkout', text: text('checkout_unknown') });
  };
  return {
    checkout: async (request) => {
      if (request.plan === 'free') return { kind: 'success', subscriptionId: randomUUID() };
      if (!request.billingDetails) {
        const why = text('billing_details_needed');
        throw new PaymentError({ kind: 'invalid', code: 'required', field: 'billing_details', text: why });
      }
      const { id } = await ledger.open(request, clock.now());
      return { kind: 'redirect_to_checkout', url: `${publicUrl}/dev/checkout/${id}` };
    },
    getCheckout,
    settle: async (id, result) => {
      const record = await getCheckout(id);
      if (FINAL.includes(record.status)) return record;
      await ledger.setStatus(id, result);
      return { ...record, status: result };
    },
    returnUrl: ({ status }) => `${publicUrl}/signup/plan${status === 'open' ? '' : `?checkout=${status}`}`,
  };
}
