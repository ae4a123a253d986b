import { builder } from '../../graphql/builder.ts';
import type { UserRecord } from '../account/account.upstream.ts';

export const AccessGate = builder.enumType('AccessGate', {
  description:
    'Step that the user must complete before the console can be used. The first open step is returned.',
  values: {
    OPEN: { description: 'Nothing to complete.' },
    VERIFY_EMAIL: { description: 'The e-mail address must be verified.' },
    CHOOSE_PLAN: { description: 'The account has no plan yet.' },
    FIX_PAYMENT: { description: 'The subscription is neither active nor in its trial.' },
  },
});

const paying = ['active', 'trialing'];

/** The gates in order. The operator passes all of them. */
export function gateOf(user: UserRecord): 'OPEN' | 'VERIFY_EMAIL' | 'CHOOSE_PLAN' | 'FIX_PAYMENT' {
  if (!user.verified) return 'VERIFY_EMAIL';
  if (!user.plan) return 'CHOOSE_PLAN';
  if (user.permission === 'master') return 'OPEN';
  return paying.includes(user.subscription ?? '') ? 'OPEN' : 'FIX_PAYMENT';
}
