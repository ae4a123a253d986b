import { devPage, escapeHtml, type DevPage } from '../../devPages/devPage.ts';
import type { CustomerRecord, SubscriptionRecord } from '../engine/records.ts';
import { cardFields } from './checkoutPage.ts';

function subscriptionRow({ items, status, next_billed_at: next }: SubscriptionRecord): string {
  const [item] = items;
  const name = item ? `${item.quantity} × ${item.price.name}` : '';
  const renewal = next ? `, renews on ${next.slice(0, 10)}` : '';
  return `<dt>${escapeHtml(name)}</dt><dd>${status}${renewal}</dd>`;
}

/** The page /dev/portal/:id: the card on file, and a form to replace it. */
export function portalPage(
  { id, card }: CustomerRecord,
  subscriptions: readonly SubscriptionRecord[],
  publicUrl: string,
): DevPage {
  const origin = new URL(publicUrl).origin;
  const onFile = card
    ? `Card ending in ${card.number.slice(-4)}, expires ${card.expiry_month}/${card.expiry_year}`
    : 'No card';
  const body = `<h1>Customer portal</h1>
<p class="soft">This page stands for the payment provider. No money moves.</p>
<p>${onFile}</p><dl class="card">${subscriptions.map(subscriptionRow).join('')}</dl>
<form method="post" action="/dev/portal/${encodeURIComponent(id)}">
<fieldset><legend>New card</legend>${cardFields()}</fieldset><button class="main">Save card</button></form>
<p><a href="${escapeHtml(`${origin}/settings/billing`)}">Back to the console</a></p>`;
  return devPage('Customer portal', body, `'self' ${origin}`);
}
