import { z } from 'zod';
import { transaction as inTransaction, type Database, type Tx } from '../../../db/database.ts';
import { offerOf, type PriceList } from './catalogue.ts';
import { announceUpdate, change, ChargeDeclined, plannedChange } from './changes.ts';
import { taxRateAt } from './charging.ts';
import { newId } from './ids.ts';
import type { SubscriptionRecord } from './records.ts';
import { customerWithEmail, find, lock, put } from './store.ts';
import { openTransaction, type Item } from './transactions.ts';

/** An error response in Paddle's format. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

const text = z.string().max(300);
const customData = z.record(z.string(), z.string()).nullish();
const itemsBody = z.array(z.object({ price_id: text, quantity: z.int().min(1).max(10) })).length(1);
const customerBody = z.object({ email: z.email(), name: text.nullish(), locale: text.nullish() });
const transactionBody = z.object({
  items: itemsBody,
  customer_id: text,
  address_id: text,
  business_id: text.nullish(),
  custom_data: customData,
});
const updateBody = z.object({
  items: itemsBody.optional(),
  proration_billing_mode: z.enum(['prorated_immediately', 'do_not_bill']).optional(),
  scheduled_change: z.null().optional(),
  address_id: text.optional(),
  business_id: text.nullish(),
});
const addressBody = z.record(z.string(), z.string().nullable());

interface Deps {
  db: Database;
  now: () => Date;
  prices: PriceList;
  publicUrl: string;
}

/** Handles a request: path parameters and the parsed body. Returns `data` of the response. */
type Handler = (id: string, body: unknown) => Promise<unknown>;

const notFound = (): ApiProblem => new ApiProblem(404, 'not_found', 'Entity not found.');

/** The calls of Paddle's API that the platform uses. `METHOD /path/:id` → handler. */
export function apiOf({ db, now, prices, publicUrl }: Deps): Readonly<Record<string, Handler>> {
  const itemIn = ([one]: z.output<typeof itemsBody>): Item => {
    const offer = one && offerOf(prices, one.price_id);
    if (!one || !offer) throw new ApiProblem(400, 'transaction_price_not_found', 'There is no such price.');
    return { ...offer, quantity: one.quantity };
  };
  const onSubscription = (id: string, act: (tx: Tx, row: SubscriptionRecord) => Promise<unknown>) =>
    inTransaction(db, async (tx) => {
      const row = await lock(tx, 'subscription', id);
      if (!row) throw notFound();
      if (row.status === 'canceled')
        throw new ApiProblem(400, 'subscription_update_when_canceled', 'The subscription is canceled.');
      return act(tx, row);
    });
  const withTaxId = async (
    tx: Tx,
    addressId: string,
    businessId: string | null | undefined,
  ): Promise<void> => {
    const address = await find(tx, 'address', addressId);
    if (!address) throw notFound();
    const business = businessId ? await find(tx, 'address', businessId) : null;
    const details = { ...address.details, tax_id: business?.details.tax_identifier ?? null };
    await put(tx, 'address', { ...address, details });
  };
  const createAddress: Handler = async (_customer, body) => {
    const given = addressBody.parse(body);
    const id = newId('add');
    await put(db, 'address', { id, details: { ...given, country: given.country_code ?? null } });
    const at = now().toISOString();
    return { id, ...given, status: 'active', created_at: at, updated_at: at };
  };

  return {
    'POST /customers': async (_id, body) => {
      const { email, name = null, locale } = customerBody.parse(body);
      if (await customerWithEmail(db, email))
        throw new ApiProblem(409, 'customer_already_exists', 'A customer with this email exists.');
      const at = now().toISOString();
      const dates = { created_at: at, updated_at: at };
      const state = {
        status: 'active',
        custom_data: null,
        marketing_consent: false,
        credit: 0,
        card: null,
      } as const;
      const record = { id: newId('ctm'), email, name, locale: locale ?? 'en', ...state, ...dates };
      await put(db, 'customer', record);
      return record;
    },
    'GET /customers': async (email) => {
      const found = await customerWithEmail(db, email);
      return found ? [found] : [];
    },
    'POST /customers/:id/addresses': createAddress,
    'POST /customers/:id/businesses': createAddress,
    'POST /customers/:id/portal-sessions': async (id) => {
      if (!(await find(db, 'customer', id))) throw notFound();
      const portal = `${publicUrl}/dev/portal/${id}`;
      const urls = { general: { overview: portal }, subscriptions: [] };
      return { id: `cpls_${id}`, customer_id: id, urls, created_at: now().toISOString() };
    },
    'POST /transactions': async (_id, body) => {
      const given = transactionBody.parse(body);
      return inTransaction(db, async (tx) => {
        await withTaxId(tx, given.address_id, given.business_id);
        const customer = await lock(tx, 'customer', given.customer_id);
        if (!customer) throw notFound();
        const id = newId('txn');
        const opened = openTransaction({
          id,
          customerId: customer.id,
          addressId: given.address_id,
          items: [itemIn(given.items)],
          taxRate: await taxRateAt(tx, given.address_id),
          origin: 'api',
          at: now(),
          customData: given.custom_data,
        });
        const made = { ...opened, checkout: { url: `${publicUrl}/dev/checkout/${id}` } };
        await put(tx, 'transaction', made, { customerId: customer.id });
        return made;
      });
    },
    'GET /subscriptions/:id': async (id) => {
      const found = await find(db, 'subscription', id);
      if (!found) throw notFound();
      return found;
    },
    'PATCH /subscriptions/:id': async (id, body) => {
      const given = updateBody.parse(body);
      return onSubscription(id, async (tx, row) => {
        const addressId = given.address_id ?? row.address_id;
        if (given.address_id) await withTaxId(tx, addressId, given.business_id);
        const resumed = 'scheduled_change' in given ? { scheduled_change: null } : {};
        const before = { ...row, ...resumed, address_id: addressId };
        if (!given.items) return announceUpdate(tx, before, now());
        const proration = given.proration_billing_mode ?? 'prorated_immediately';
        if (row.status === 'trialing' && proration !== 'do_not_bill')
          throw new ApiProblem(
            400,
            'subscription_trialing_items_update_invalid_options',
            'Use do_not_bill during a trial.',
          );
        return change(tx, before, { item: itemIn(given.items), proration, at: now() });
      }).catch((error: unknown) => {
        if (!(error instanceof ChargeDeclined)) throw error;
        throw new ApiProblem(400, 'subscription_payment_declined', 'The payment was declined.');
      });
    },
    'PATCH /subscriptions/:id/preview': async (id, body) => {
      const given = updateBody.parse(body);
      return onSubscription(id, async (tx, row) => {
        if (!given.items) throw new ApiProblem(400, 'bad_request', 'items are missing.');
        const planned = await plannedChange(tx, row, itemIn(given.items), now());
        const { billing_period, details } = planned.transaction;
        return { ...planned.changed, immediate_transaction: { billing_period, details, adjustments: [] } };
      });
    },
    'POST /subscriptions/:id/cancel': (id) =>
      onSubscription(id, async (tx, row) => {
        const effective = row.status === 'past_due' ? now().toISOString() : row.next_billed_at;
        if (!effective) throw new ApiProblem(400, 'subscription_locked', 'There is no period to end.');
        const change = { action: 'cancel', effective_at: effective, resume_at: null } as const;
        return announceUpdate(tx, { ...row, scheduled_change: change }, now());
      }),
  };
}
