import { randomUUID } from 'node:crypto';
import type { CheckoutRequest, CheckoutResult } from './port.ts';

export interface CheckoutRecord extends CheckoutRequest {
  id: string;
  status: 'open' | CheckoutResult;
  createdAt: Date;
}

/** Storage of the embedded payments. */
export interface PaymentLedger {
  open(request: CheckoutRequest, createdAt: Date): Promise<CheckoutRecord>;
  find(id: string): Promise<CheckoutRecord | undefined>;
  setStatus(id: string, status: CheckoutResult): Promise<void>;
}

/** A ledger in memory, for tests. */
export function createMemoryLedger(): PaymentLedger {
  const records = new Map<string, CheckoutRecord>();
  return {
    open: async (request, createdAt) => {
      const record: CheckoutRecord = { ...request, id: randomUUID(), status: 'open', createdAt };
      records.set(record.id, record);
      return record;
    },
    find: async (id) => structuredClone(records.get(id)),
    setStatus: async (id, status) => {
      const record = records.get(id);
      if (record) record.status = status;
    },
  };
}
