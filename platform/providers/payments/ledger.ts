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
