import { describe, expect, it } from 'vitest';
import type { Mail, Mailer } from './port.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

export const verifyMail = {
  to: 'ada@example.test',
  template: 'verify-email',
  locale: 'en',
  data: { name: 'Ada', link: 'https://console.example.test/verify?token=abc', hours: 24 },
} as const satisfies Mail;

/** The behaviour of every Mailer; `sent` returns the delivered mails, newest first. */
export function mailContract(
  adapter: string,
  makeHarness: () => Promise<{ mailer: Mailer; sent(): Promise<SentMail[]> }>,
): void {
  describe(`${adapter} as a mailer`, () => {
    it('delivers subject, text and link to the recipient', async () => {
      const { mailer, sent } = await makeHarness();
      await mailer.send(verifyMail);
      const [mail] = await sent();
      expect(mail).toMatchObject({
        to: 'ada@example.test',
        subject: 'Verify your email address for Kubedeck',
      });
      expect(mail?.text).toContain('https://console.example.test/verify?token=abc');
    });

    it('writes in the recipient’s language', async () => {
      const { mailer, sent } = await makeHarness();
      await mailer.send({ ...verifyMail, locale: 'es' });
      expect((await sent())[0]?.text).toContain('Hola, Ada:');
    });
  });
}
