import { builder } from '../../graphql/builder.ts';
import type { UserRecord } from '../account/account.upstream.ts';

export const AccessGate = builder.enumType('AccessGate', {
  description: 'A step the user must complete before the console opens; the first one to do is given.',
  values: {
    OPEN: { description: 'Nothing.' },
    VERIFY_EMAIL: { description: 'The e-mail address must be verified.' },
    CHOOSE_PLAN: { description: 'The account has no plan yet.' },
    FIX_PAYMENT: { description: 'The subscription is neither active nor in its trial.' },
  },
});

const paying = ['active', 'trialing'];

/** The gates in their order. A master is let in whatever the account owes. */
export function gateOf(user: UserRecord): 'OPEN' | 'VERIFY_EMAIL' | 'CHOOSE_PLAN' | 'FIX_PAYMENT' {
  if (!user.verified) return 'VERIFY_EMAIL';
  if (!user.plan) return 'CHOOSE_PLAN';
  if (user.permission === 'master') return 'OPEN';
  return paying.includes(user.subscription ?? '') ? 'OPEN' : 'FIX_PAYMENT';
}
