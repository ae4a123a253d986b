import type { DevPage } from '../devPages/devPage.ts';
import { devPage, escapeHtml } from '../devPages/devPage.ts';
import type { CheckoutResult } from './port.ts';

/** A purchase on the page; the amount is in EUR. */
interface CheckoutSummary {
  id: string;
  planName: string;
  interval: 'monthly' | 'yearly';
  amount: number;
  isSettled: boolean;
}

const choices: readonly { result: CheckoutResult; label: string; explained: string }[] = [
  { result: 'success', label: 'Pay', explained: 'the plan becomes active' },
  { result: 'requires_payment_method', label: 'Decline', explained: 'the bank refuses the card' },
  { result: 'requires_action', label: 'Requires action', explained: 'the bank asks for a confirmation' },
  { result: 'canceled', label: 'Cancel', explained: 'back to the console without a purchase' },
];

function form(id: string): string {
  const buttons = choices.map(
    ({ result, label }, index) =>
      `<button name="outcome" value="${result}"${index === 0 ? ' class="main"' : ''}>${label}</button>`,
  );
  const hints = choices.map(({ label, explained }) => `<dt>${label}</dt><dd>${explained}</dd>`);
  return `<form method="post" action="/dev/checkout/${encodeURIComponent(id)}">${buttons.join('')}</form>
<dl class="text">${hints.join('')}</dl>`;
}

/**
 * The page /dev/checkout/:id. It posts `outcome` (a CheckoutResult) to its own URL, form-encoded; respond with a 303 to
 * the console at `publicUrl`, which the page's policy allows.
 */
export function checkoutPage(summary: CheckoutSummary, publicUrl: string): DevPage {
  const { planName, interval, amount, isSettled, id } = summary;
  const period = interval === 'yearly' ? 'year' : 'month';
  const origin = new URL(publicUrl).origin;
  const facts = `<dl class="card"><dt>Plan</dt><dd>${escapeHtml(planName)}</dd>
<dt>Price</dt><dd>€${amount.toFixed(2)} per ${period}</dd></dl>`;
  const done = `<p class="card">This checkout is finished. <a href="${escapeHtml(origin)}">Back to the console</a></p>`;
  const intro = '<p class="soft">This page stands for the payment provider. No money moves.</p>';
  const body = `<h1>Checkout</h1>${intro}${facts}${isSettled ? done : form(id)}`;
  return devPage('Checkout', body, `'self' ${origin}`);
}
