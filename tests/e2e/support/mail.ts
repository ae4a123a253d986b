import { expect } from 'playwright/test';
import { readOutbox, type Mail } from '../../support/stack.ts';
import type { Platform } from './platform.ts';

/** Waits for a mail to this address whose content includes `text`, and returns it. */
export async function mailTo({ url }: Pick<Platform, 'url'>, email: string, text: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = await readOutbox(url);
    found = mails.find((mail) => mail.to === email && JSON.stringify(mail).includes(text));
    expect(found, `a mail to ${email} with ${text}`).toBeDefined();
  }).toPass({ intervals: [50, 100, 200] });
  if (!found) throw new Error('unreachable: toPass ended without a mail');
  return found;
}

/** The link to `path` in a mail to this address. */
export async function linkIn(at: Pick<Platform, 'url'>, email: string, path: string): Promise<URL> {
  const { link } = await mailTo(at, email, path);
  if (typeof link !== 'string') throw new Error(`The mail to ${email} has no link.`);
  return new URL(link);
}
