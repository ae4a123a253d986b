/** Test cards of the embedded payment provider. Pure. */
import type { Card } from './records.ts';

interface TestCard {
  number: string;
  brand: string;
  label: string;
  explained: string;
  /** Why a charge fails; null if it succeeds. */
  failure: (charge: { isFirst: boolean }) => string | null;
  needsConfirmation?: boolean;
  /** Years from now until it expires; 0 expires with the current month. */
  years: number;
}

const declined = (): string => 'declined';
const accepted = (): null => null;

/** The numbers are those of well-known test cards, so that nobody types a real one. */
export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    label: 'Succeeds',
    explained: 'every payment succeeds',
    failure: accepted,
    years: 4,
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Declined',
    explained: 'the bank refuses the card',
    failure: declined,
    years: 4,
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    label: 'Needs confirmation',
    explained: 'the bank asks for a confirmation',
    failure: accepted,
    needsConfirmation: true,
    years: 4,
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    label: 'Declined at renewal',
    explained: 'the first payment succeeds, later ones are refused',
    failure: ({ isFirst }) => (isFirst ? null : 'declined'),
    years: 4,
  },
  {
    number: '378282246310005',
    brand: 'american_express',
    label: 'Expires this month',
    explained: 'payments succeed until the end of the month',
    failure: accepted,
    years: 0,
  },
];

export function testCardOf(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** The card as it is stored when it is used at `now`. */
export function cardFrom({ number, years }: TestCard, now: Date): Card {
  const isEnding = years === 0;
  return {
    number,
    expiry_month: isEnding ? now.getUTCMonth() + 1 : 12,
    expiry_year: now.getUTCFullYear() + years,
  };
}

/** Why charging the card at `at` fails, as Paddle's error code; null if it succeeds. */
export function chargeFailure(card: Card | null, at: Date, isFirst: boolean): string | null {
  if (!card) return 'declined_not_retryable';
  const end = Date.UTC(card.expiry_year, card.expiry_month, 1);
  if (at.getTime() >= end) return 'expired_card';
  return testCardOf(card.number)?.failure({ isFirst }) ?? null;
}
