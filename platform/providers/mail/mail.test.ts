import { afterAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { openTestDatabase } from '../../testing.ts';
import { createDatabaseOutbox } from './databaseOutbox.ts';
import { createOutboxMailer } from './embedded/outboxMailer.ts';
import { mailContract, verifyMail } from './mail.contract.ts';
import { outboxPage } from './outboxPage.ts';
import type { Mail } from './port.ts';
import { renderMail } from './templates.ts';

const opened = openTestDatabase();
afterAll(async () => (await opened).close());
const clock = manualClock();
const makeHarness = async () => {
  const outbox = createDatabaseOutbox((await opened).db);
  clock.advance(1_000);
  return { mailer: createOutboxMailer({ outbox, clock }), sent: () => outbox.list() };
};
mailContract('the outbox', makeHarness);

const resetMail: Mail = {
  to: 'ada@example.test',
  template: 'reset-password',
  locale: 'en',
  data: { name: '<b>Ada</b>', link: 'https://console.example.test/reset?token=a&email=b', minutes: 30 },
};

describe('mail templates', () => {
  it('escape user input', () => {
    const { html, text } = renderMail(resetMail);
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(html).toContain('href="https://console.example.test/reset?token=a&amp;email=b"');
    expect(text).toContain('https://console.example.test/reset?token=a&email=b');
  });

  it('state the lifetime of the link in both languages', () => {
    expect(renderMail(verifyMail).text).toContain('24 hours');
    expect(renderMail({ ...verifyMail, locale: 'es' }).text).toContain('24 horas');
    expect(renderMail({ ...resetMail, locale: 'es' }).text).toContain('30 minutos');
  });
});

describe('mails about payments', () => {
  const mail = (kind: 'payment_failed' | 'plan_ending' | 'trial_ending', locale: 'en' | 'es') =>
    renderMail({
      to: 'ada@example.test',
      template: 'notification',
      locale,
      data: {
        name: 'Ada',
        link: 'https://console.example.test/settings/billing',
        unsubscribe: 'https://console.example.test/unsubscribe?token=a',
        kind,
        params: {
          accountName: 'Acme',
          planName: 'Pro',
          amount: '1107.10',
          currency: 'EUR',
          date: '2026-03-09',
        },
      },
    }).text.replaceAll('\u00a0', ' ');

  it.each([
    ['payment_failed', 'en', '€1,107.10'],
    ['payment_failed', 'es', '1107,10 €'],
    ['plan_ending', 'en', 'March 9, 2026'],
    ['plan_ending', 'es', '9 de marzo de 2026'],
    ['trial_ending', 'en', 'trial of Pro for Acme ends on March 9, 2026'],
    ['trial_ending', 'es', 'prueba de Pro de Acme termina el 9 de marzo de 2026'],
  ] as const)('%s in %s contains %s', (kind, locale, text) => {
    expect(mail(kind, locale)).toContain(text);
  });
});

describe('the outbox page', () => {
  const page = async (...mails: Mail[]) => {
    const { mailer, sent } = await makeHarness();
    for (const mail of mails) {
      await mailer.send(mail);
      clock.advance(1_000);
    }
    return outboxPage((await sent()).slice(0, mails.length));
  };

  it('shows the newest mail first with a working link', async () => {
    const { html } = await page(verifyMail, resetMail);
    expect(html.indexOf('Reset your')).toBeLessThan(html.indexOf('Verify your'));
    expect(html).toContain('<a href="https://console.example.test/verify?token=abc"');
  });

  it('escapes markup in a name, and needs neither scripts nor inline styles', async () => {
    const { html, contentSecurityPolicy } = await page(resetMail);
    expect(html).toContain('&lt;b&gt;Ada');
    expect(html).not.toMatch(/<script|\sstyle=|<b>/);
    expect(contentSecurityPolicy).toContain("default-src 'none'");
    expect(contentSecurityPolicy).toMatch(/style-src 'sha256-[A-Za-z0-9+/]{43}='/);
  });

  it('shows a message when there is no mail', async () => {
    expect((await page()).html).toContain('No mail yet');
  });
});
