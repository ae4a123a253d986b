import { devPage, escapeHtml, type DevPage } from '../../devPages/devPage.ts';
import { testCards } from '../engine/cards.ts';
import type { TransactionRecord } from '../engine/records.ts';

const euros = (cents: string): string => `€${(Number(cents) / 100).toFixed(2)}`;

/** The test cards as radio buttons, and what each does. */
export function cardFields(): string {
  return testCards
    .map(
      ({ number, label, explained }, at) =>
        `<p><label><input type="radio" name="card" value="${number}"${at === 0 ? ' checked' : ''}> ${label}</label>
<span class="soft">${number.replace(/(\d{4})(?=\d)/g, '$1 ')}: ${explained}</span></p>`,
    )
    .join('');
}

function factsOf({ items, details }: TransactionRecord): string {
  const rows = items.map(({ price, quantity }) => {
    const period = price.billing_cycle.interval;
    const amount = euros(String(Number(price.unit_price.amount) * quantity));
    const trial = price.trial_period ? `${price.trial_period.frequency} days free, then ` : '';
    return `<dt>${escapeHtml(`${quantity} × ${price.name}`)}</dt><dd>${trial}${amount} per ${period}</dd>`;
  });
  const { tax, grand_total: total } = details.totals;
  return `<dl class="card">${rows.join('')}<dt>VAT</dt><dd>${euros(tax)}</dd><dt>Total</dt><dd>${euros(total)}</dd></dl>`;
}

function page(transaction: TransactionRecord, body: string, publicUrl: string): DevPage {
  const origin = new URL(publicUrl).origin;
  const intro = '<p class="soft">This page stands for the payment provider. No money moves.</p>';
  const done = `<p class="card">This checkout is finished. <a href="${escapeHtml(origin)}">Back to the console</a></p>`;
  const content = transaction.status === 'completed' ? done : body;
  return devPage(
    'Checkout',
    `<h1>Checkout</h1>${intro}${factsOf(transaction)}${content}`,
    `'self' ${origin}`,
  );
}

/**
 * The page /dev/checkout/:id. It posts `action` and `card` to its own URL, form-encoded; respond with a 303 to the
 * console at `publicUrl`, which the page's policy allows.
 */
export function checkoutPage(transaction: TransactionRecord, publicUrl: string): DevPage {
  const form = `<form method="post" action="/dev/checkout/${encodeURIComponent(transaction.id)}">
<fieldset><legend>Card</legend>${cardFields()}</fieldset>
<button name="action" value="pay" class="main">Pay</button>
<button name="action" value="cancel">Cancel</button></form>`;
  return page(transaction, form, publicUrl);
}

/** The bank's question for a card that needs a confirmation. */
export function confirmationPage(transaction: TransactionRecord, card: string, publicUrl: string): DevPage {
  const form = `<p>Your bank asks you to confirm this payment.</p>
<form method="post" action="/dev/checkout/${encodeURIComponent(transaction.id)}">
<input type="hidden" name="card" value="${escapeHtml(card)}">
<button name="action" value="confirm" class="main">Confirm payment</button>
<button name="action" value="reject">Do not confirm</button></form>`;
  return page(transaction, form, publicUrl);
}
