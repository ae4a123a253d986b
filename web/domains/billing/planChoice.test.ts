import { choiceIn, renewalOf } from './planChoice.ts';
import { forgetPurchase, keepPurchase, keptPurchase } from './purchaseDraft.ts';
import { startingDetails, toInput } from './billingDetails.ts';

it.each([
  ['plan=pro&interval=yearly', { tier: 'PRO', interval: 'YEARLY', isTrial: false }],
  ['plan=pro&trial=1', { tier: 'PRO', isTrial: true }],
  ['plan=free', { tier: 'FREE', isTrial: false }],
  ['plan=enterprise&interval=daily', {}],
])('reads the selection from ?%s', (query, choice) => {
  expect(choiceIn(new URLSearchParams(query))).toEqual(choice);
});

it.each([
  ['2026-11-21', 'MONTHLY', '2026-12-21'],
  ['2026-01-31', 'MONTHLY', '2026-02-28'],
  ['2028-02-29', 'YEARLY', '2029-02-28'],
] as const)('a plan bought on %s and paid %s renews on %s', (now, interval, renewal) => {
  const at = renewalOf(new Date(`${now}T12:00:00`), interval);
  expect([at.getFullYear(), at.getMonth() + 1, at.getDate()]).toEqual(renewal.split('-').map(Number));
});

it('omits empty fields, and the state for countries without states', () => {
  const details = { ...startingDetails(null, { fullName: 'Ana', country: 'ES' }), state: 'Bavaria' };
  expect(toInput(details, false)).toMatchObject({ companyName: null, taxId: null, state: null });
  expect(toInput(details, true).state).toBe('Bavaria');
});

it('keeps an unpaid purchase for its own account until it is paid', () => {
  const billingDetails = {
    ...startingDetails(null, { fullName: 'Ana', country: 'ES' }),
    addressLine1: 'Calle Mayor 1',
    postalCode: '28013',
    city: 'Madrid',
  };
  const purchase = { tier: 'PRO', interval: 'YEARLY', billingDetails } as const;
  keepPurchase('a1', purchase);
  expect(keptPurchase('a1')).toMatchObject(purchase);
  expect(keptPurchase('a2')).toBeUndefined();
  forgetPurchase();
  expect(keptPurchase('a1')).toBeUndefined();
});
