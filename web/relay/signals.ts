import { Emitter } from './emitter.ts';

/** The server said that nobody is signed in; the session clears its record and opens the dialog. */
export const sessionExpired = new Emitter();

/** What failed for want of a session or a connection may be tried again: boundaries reset, queries refetch. */
export const retryWanted = new Emitter();

/** The platform refused an action until a payment is made; the value is its message. */
export const paymentRequired = new Emitter<string>();

/** All data is forgotten and the live channel closed: after signing out, or for another account. */
export const environmentReset = new Emitter();
