import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import {
  loadOpenAccounts,
  loadUnsentMails,
  type OpenAccountRecord,
  type UnsentMailRecord,
  type UnsentMailsRecord,
  type UnsentStatusValue,
} from './support.upstream.ts';

const OpenAccount = builder.objectRef<OpenAccountRecord>('OpenAccount').implement({
  description: 'An account with support access on.',
  fields: (t) => ({
    accountId: t.globalID({
      description: 'Id of the account, the input of `switchAccount`.',
      resolve: ({ id }) => ({ id, type: 'Account' }),
    }),
    name: t.exposeString('name', { description: 'Name of the account.' }),
    endsAt: t.expose('support_until', {
      type: 'DateTime',
      nullable: true,
      description: 'When support access ends by itself; null for access without an end.',
    }),
    ownerName: t.exposeString('owner_name', { description: 'Name of the owner who lets support in.' }),
    ownerEmail: t.exposeString('owner_email', { description: 'E-mail address of that owner.' }),
  }),
});

const UnsentMailStatus = builder.enumType('UnsentMailStatus', {
  description: 'Why an e-mail was not sent yet.',
  values: {
    FAILED: { value: 'failed', description: 'All attempts failed; it is not sent without a retry.' },
    QUEUED: { value: 'queued', description: 'It waits for its first attempt.' },
    RETRYING: { value: 'retrying', description: 'An attempt failed, and another one follows.' },
  } satisfies Record<string, { value: UnsentStatusValue; description: string }>,
});

const MailName = builder.enumType('MailName', {
  description: 'What an e-mail is about.',
  values: {
    DAILY_SUMMARY: { value: 'daily_summary', description: 'Unread notifications of a day.' },
    ACCOUNT_CLOSING: { value: 'account_closing', description: 'An account is going to be erased.' },
    EMAIL_CHANGE: { value: 'email_change', description: 'An address is being changed.' },
    INVITE: { value: 'invite', description: 'Invite to an account.' },
    NOTIFICATION: { value: 'notification', description: 'A notification.' },
    PASSWORD_RESET: { value: 'password_reset', description: 'Link to choose a new password.' },
    SUPPORT_REQUEST: { value: 'support_request', description: 'What a user wrote to support.' },
    VERIFICATION: { value: 'verification', description: 'Link that verifies an address.' },
    WRONG_PASSWORDS: { value: 'wrong_passwords', description: 'Wrong passwords were entered.' },
  } satisfies Record<string, { value: UnsentMailRecord['name']; description: string }>,
});

const UnsentMail = builder.objectRef<UnsentMailRecord>('UnsentMail').implement({
  description: 'An e-mail that was not sent yet. E-mails that were sent are not listed.',
  fields: (t) => ({
    mailId: t.exposeString('id', { description: 'Id of the e-mail, the input of `retryMail`.' }),
    name: t.expose('name', { type: MailName, description: 'What it is about.' }),
    recipient: t.exposeString('recipient', {
      nullable: true,
      description: 'Address it is sent to; null when it is not known any more.',
    }),
    status: t.expose('status', { type: UnsentMailStatus, description: 'Why it was not sent yet.' }),
    failedAttempts: t.exposeInt('failures', { description: 'Number of attempts that failed.' }),
    reason: t.exposeString('error', {
      nullable: true,
      description: 'Why the last attempt failed, in the words of the mail server; null before the first.',
    }),
    nextAttemptAt: t.expose('next_attempt_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next attempt; null when there is none.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time at which it was queued.' }),
  }),
});

const UnsentMails = builder.objectRef<UnsentMailsRecord>('UnsentMails').implement({
  description: 'E-mails that were not sent yet.',
  fields: (t) => ({
    items: t.field({
      type: [UnsentMail],
      description: 'At most 100 of them, newest first.',
      resolve: ({ mails }) => mails,
    }),
    totalCount: t.exposeInt('total', { description: 'Number of all of them.' }),
  }),
});

const Operator = builder.objectRef<Record<string, never>>('Operator').implement({
  description: 'Data for operators of the platform.',
  fields: (t) => ({
    openAccounts: t.field({
      type: [OpenAccount],
      nullable: true,
      description: 'At most 100 accounts that let support in, by name; null when they could not be loaded.',
      args: {
        search: t.arg.string({
          required: true,
          defaultValue: '',
          description: 'Part of the name of the team or its owner, or of their e-mail address.',
        }),
      },
      resolve: (_operator, { search }, ctx) => loadOpenAccounts(ctx, search),
    }),
    unsentMails: t.field({
      type: UnsentMails,
      nullable: true,
      description: 'E-mails that were not sent yet; null when they could not be loaded.',
      args: {
        status: t.arg({ type: UnsentMailStatus, description: 'Only those; null for all.' }),
      },
      resolve: (_operator, { status }, ctx) => loadUnsentMails(ctx, status),
    }),
  }),
});

builder.objectField(ViewerRef, 'operator', (t) =>
  t.field({
    type: Operator,
    nullable: true,
    description: 'Data for operators of the platform; null for users without the operator role.',
    resolve: (user) => (user.permission === 'master' ? {} : null),
  }),
);
