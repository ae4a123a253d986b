import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { checkouts } from '../../db/schema/billing.ts';
import type { CheckoutRecord, PaymentLedger } from './ledger.ts';
import type { CheckoutRequest } from './port.ts';

type Row = typeof checkouts.$inferSelect;

function fromRow({ status, plan, completedAt: _completedAt, ...row }: Row): CheckoutRecord {
  return {
    ...row,
    // Enterprise is sold in person: there are no checkouts for it.
    plan: plan as CheckoutRequest['plan'],
    status: status === 'completed' ? 'success' : status,
  };
}

/** Stores purchases in `checkouts`. `now` is the time of completion. */
export function createDatabaseLedger(db: Queryable, now: () => Date): PaymentLedger {
  return {
    open: async (request, createdAt) => {
      const values = { ...request, billingDetails: request.billingDetails && { ...request.billingDetails } };
      const [row] = await db
        .insert(checkouts)
        .values({ ...values, createdAt })
        .returning();
      if (!row) throw new Error('no checkout was stored');
      return fromRow(row);
    },
    find: async (id) => {
      const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
      return row && fromRow(row);
    },
    setStatus: async (id, status) => {
      const stored = status === 'success' ? 'completed' : status;
      const completedAt = status === 'success' ? now() : null;
      await db.update(checkouts).set({ status: stored, completedAt }).where(eq(checkouts.id, id));
    },
  };
}
