import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path, withQuery } from '../../upstream/path.ts';

export const unsentStatuses = ['queued', 'retrying', 'failed'] as const;
export type UnsentStatusValue = (typeof unsentStatuses)[number];
export const mailNames = [
  'verification',
  'password_reset',
  'email_change',
  'wrong_passwords',
  'invite',
  'notification',
  'daily_summary',
  'account_closing',
  'support_request',
] as const;

const account = z.object({
  id: z.string(),
  name: z.string(),
  support_until: z.string().nullable(),
  owner_name: z.string(),
  owner_email: z.string(),
});
export type OpenAccountRecord = z.output<typeof account>;

const mail = z.object({
  id: z.string(),
  name: z.enum(mailNames),
  recipient: z.string().nullable(),
  status: z.enum(unsentStatuses),
  failures: z.number().int(),
  error: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
  created_at: z.string(),
});
export type UnsentMailRecord = z.output<typeof mail>;
const mails = z.object({ mails: z.array(mail), total: z.number().int() });
export type UnsentMailsRecord = z.output<typeof mails>;

/** Accounts that let support in. */
export async function loadOpenAccounts(ctx: GatewayContext, search: string): Promise<OpenAccountRecord[]> {
  ctx.requireToken();
  const query = withQuery(path`/api/support/accounts`, search === '' ? {} : { search });
  return (await ctx.upstream.get(query, z.object({ accounts: z.array(account) }))).accounts;
}

/** E-mails that were not sent. */
export function loadUnsentMails(
  ctx: GatewayContext,
  status: UnsentStatusValue | null | undefined,
): Promise<UnsentMailsRecord> {
  ctx.requireToken();
  return ctx.upstream.get(withQuery(path`/api/support/mails`, status ? { status } : {}), mails);
}

/** Sends an e-mail again now. */
export async function postMailRetry(ctx: GatewayContext, id: string): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.post(path`/api/support/mails/${id}/retry`, z.object({ id: z.string() }));
}

/** Writes to support; returns the address that the reply is sent to. */
export async function postSupportRequest(
  ctx: GatewayContext,
  body: { subject: string; message: string },
): Promise<string> {
  ctx.requireToken();
  const sent = z.object({ reply_to: z.string() });
  return (await ctx.upstream.post(path`/api/support/requests`, sent, body)).reply_to;
}

/** Whether this installation takes what users write to support. */
export async function loadHasSupportForm(ctx: GatewayContext): Promise<boolean> {
  const found = z.object({ has_form: z.boolean() });
  return (await ctx.upstream.get(path`/api/support`, found, { token: null })).has_form;
}
