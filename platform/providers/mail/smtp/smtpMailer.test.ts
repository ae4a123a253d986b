import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import type { SentMail } from '../mail.contract.ts';
import { mailContract, verifyMail } from '../mail.contract.ts';
import { createSmtpMailer } from './smtpMailer.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Decoded text of quoted-printable and base64 bodies, only the plain part of a multipart mail. */
function plainText(raw: string): string {
  const part = raw.split(/--[-_=\w]+\n/).find((one) => /content-type: text\/plain/i.test(one)) ?? raw;
  const [head = '', ...body] = part.split('\n\n');
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  return text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** A minimal SMTP server for nodemailer; responds to RCPT with `recipientAnswer`. */
async function startSmtp(recipientAnswer = '250 ok') {
  const mails: SentMail[] = [];
  const server = createServer((socket) => {
    let data: string[] | undefined;
    let to = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    createInterface({ input: socket }).on('line', (line) => {
      if (data && line === '.') {
        const raw = data.join('\n');
        mails.unshift({ to, subject: /^Subject: (.*)$/m.exec(raw)?.[1] ?? '', text: plainText(raw) });
        data = undefined;
        say('250 queued');
      } else if (data) data.push(line);
      else if (/^DATA/i.test(line)) {
        data = [];
        say('354 go on');
      } else if (/^RCPT/i.test(line)) {
        to = /<(.+)>/.exec(line)?.[1] ?? '';
        say(recipientAnswer);
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    });
    socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailer = createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Kubedeck <no-reply@example.test>',
  });
  closers.push(
    () => mailer.close(),
    () => void server.close(),
  );
  return { mailer, mails, port };
}

mailContract('SMTP', async () => {
  const { mailer, mails } = await startSmtp();
  return { mailer, sent: async () => mails };
});

describe('the SMTP mailer', () => {
  it('distinguishes a refused recipient from a temporary failure', async () => {
    const refused = await startSmtp('550 no such user');
    await expect(refused.mailer.send(verifyMail)).rejects.toMatchObject({ kind: 'invalid', field: 'to' });
    const busy = await startSmtp('451 try again');
    await expect(busy.mailer.send(verifyMail)).rejects.toMatchObject({ kind: 'transient', retryAfter: 30 });
  });

  it('treats an unreachable server as transient', async () => {
    const mailer = createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.test' });
    await expect(mailer.send(verifyMail)).rejects.toMatchObject({ kind: 'transient' });
  });
});
