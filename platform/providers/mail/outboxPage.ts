import type { DevPage } from '../devPages/devPage.ts';
import { devPage, escapeHtml } from '../devPages/devPage.ts';
import type { OutboxMail } from './outbox.ts';

/** A link that is safe to open; anything else, such as a script, stays text. */
function anchor(link: string): string {
  if (!/^https?:\/\//.test(link)) return escapeHtml(link);
  return `<a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a>`;
}

function textWithAnchors(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith('http') ? anchor(part) : escapeHtml(part)))
    .join('');
}

function item({ to, subject, text, createdAt, locale }: OutboxMail): string {
  const at = createdAt.toISOString();
  return `<li class="card"><h2>${escapeHtml(subject)}</h2>
<p class="soft">To ${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<div class="text" lang="${locale}">${textWithAnchors(text)}</div></li>`;
}

/** The page /dev/outbox: mails in the given order, newest first, with working links. */
export function outboxPage(mails: readonly OutboxMail[]): DevPage {
  const empty = '<p class="card">No mail yet. Sign up, or ask for a new password, and reload this page.</p>';
  const list = mails.length === 0 ? empty : `<ul>${mails.map(item).join('')}</ul>`;
  const intro = '<p class="soft">Mails stay here because no SMTP server is configured (SMTP_URL).</p>';
  return devPage('Outbox', `<h1>Outbox</h1>${intro}${list}`);
}
