import { Emitter } from '../lib/emitter.ts';

/** The server returned UNAUTHENTICATED; the session clears its record and opens the sign-in dialog. */
export const sessionExpired = new Emitter();

/** Requests that failed without a session or connection can be retried: boundaries reset, queries refetch. */
export const retryWanted = new Emitter();

/** Why the platform refused an action until a payment is made, and the plan that is needed or unpaid. */
export interface MissingPayment {
  readonly message: string;
  readonly plan: string | null | undefined;
}

/** The platform refused an action until a payment is made. */
export const paymentRequired = new Emitter<MissingPayment>();

/** All data is dropped and the live channel closed: after signing out, or for another account. */
export const environmentReset = new Emitter();
