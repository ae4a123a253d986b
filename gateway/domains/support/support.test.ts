import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { idOf, invalidField, userJson, wire } from '../testing.ts';

const world = (permission: string, upstream: UpstreamTable = {}) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson({ permission }) }, ...upstream } });

const accountId = userJson().account_id;

const unsent = {
  id: 'm1',
  name: 'password_reset',
  recipient: 'ada@demo.test',
  status: 'retrying',
  failures: 2,
  error: 'connect ECONNREFUSED',
  next_attempt_at: '2026-01-01T00:01:00.000Z',
  created_at: '2026-01-01T00:00:00.000Z',
};

describe('operators', () => {
  it('see the accounts that let support in, and e-mails that were not sent', async () => {
    const account = {
      id: accountId,
      name: 'Acme',
      support_until: null,
      owner_name: 'O',
      owner_email: 'o@x',
    };
    const { execute } = world('master', {
      'GET /api/support/accounts?search=acme': { data: { accounts: [account] } },
      'GET /api/support/mails?status=retrying': { data: { mails: [unsent], total: 1 } },
    });
    const { data, errors } = await execute(
      '{ viewer { operator { openAccounts(search: "acme") { accountId name endsAt } unsentMails(status: RETRYING) { totalCount items { mailId name status reason failedAttempts } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        operator: {
          openAccounts: [{ accountId: idOf('Account', accountId), name: 'Acme', endsAt: null }],
          unsentMails: {
            totalCount: 1,
            items: [
              {
                mailId: 'm1',
                name: 'PASSWORD_RESET',
                status: 'RETRYING',
                reason: 'connect ECONNREFUSED',
                failedAttempts: 2,
              },
            ],
          },
        },
      },
    });
  });

  it('are nobody else, and cost no call then', async () => {
    const { execute } = world('owner');
    const { data, calls } = await execute('{ viewer { operator { openAccounts { name } } } }');
    expect(data).toEqual({ viewer: { operator: null } });
    expect(wire(calls)).toEqual(['GET /api/user']);
  });

  it('send an e-mail again', async () => {
    const { execute } = world('master', {
      'POST /api/support/mails/m1/retry': { data: { id: 'm1' } },
      'GET /api/support/mails': { data: { mails: [], total: 0 } },
    });
    const { data } = await execute(
      'mutation { retryMail(input: { mailId: "m1" }) { ... on RetryMailPayload { viewer { operator { unsentMails { totalCount } } } } } }',
    );
    expect(data).toEqual({ retryMail: { viewer: { operator: { unsentMails: { totalCount: 0 } } } } });
  });
});

describe('support access', () => {
  it('is part of the account, without another call', async () => {
    const support = { open: true, until: '2026-01-08T00:00:00.000Z', inside: true };
    const { execute } = testGateway({
      upstream: { 'GET /api/user': { data: userJson({ account_support: support }) } },
    });
    const { data, calls } = await execute(
      '{ viewer { account { supportAccess { isOpen endsAt isInside } } } }',
    );
    expect(data).toEqual({
      viewer: { account: { supportAccess: { isOpen: true, endsAt: support.until, isInside: true } } },
    });
    expect(calls).toHaveLength(1);
  });
});

describe('contactSupport', () => {
  const mutation =
    'mutation ($input: ContactSupportInput!) { contactSupport(input: $input) { ... on ContactSupportPayload { replyTo } ... on InputError { issues { path } } } }';

  it('returns the address of the reply', async () => {
    const { execute } = world('user', {
      'POST /api/support/requests': { data: { reply_to: 'ada@demo.test' } },
    });
    const { data, calls } = await execute(mutation, { input: { subject: 'Help', message: 'Please' } });
    expect(data).toEqual({ contactSupport: { replyTo: 'ada@demo.test' } });
    expect(calls[0]).toMatchObject({ body: { subject: 'Help', message: 'Please' } });
  });

  it('names the field that is refused', async () => {
    const refused = invalidField('message', 'support_message_required', 'Describe what you need.');
    const { execute } = world('user', { 'POST /api/support/requests': refused });
    const { data } = await execute(mutation, { input: { subject: 'Help', message: ' ' } });
    expect(data).toEqual({ contactSupport: { issues: [{ path: 'message' }] } });
  });

  it('says whether there is an address for support, and leaves the viewer intact without an answer', async () => {
    const { execute } = world('user', { 'GET /api/support': answer(503, {}) });
    const { data } = await execute('{ viewer { hasSupportForm user { name } } }');
    expect(data).toEqual({ viewer: { hasSupportForm: null, user: { name: 'Ada' } } });
  });
});

it('proves the identity of a user to the chat with the key of its inbox', async () => {
  const { site } = readConfig({
    CHATWOOT_URL: 'https://chat.example',
    CHATWOOT_WEBSITE_TOKEN: 'abc',
    CHATWOOT_HMAC_TOKEN: 'key',
  });
  const upstream = { 'GET /api/user': { data: userJson() } };
  const { data } = await testGateway({ upstream, config: { site } }).execute(
    '{ viewer { chatIdentifierHash user { id } } installation { chat { url websiteToken } } }',
  );
  const id = idOf('User', userJson().id);
  expect(data).toEqual({
    viewer: { chatIdentifierHash: createHmac('sha256', 'key').update(id).digest('hex'), user: { id } },
    installation: { chat: { url: 'https://chat.example', websiteToken: 'abc' } },
  });
  const without = await testGateway({ upstream }).execute('{ viewer { chatIdentifierHash } }');
  expect(without.data).toEqual({ viewer: { chatIdentifierHash: null } });
});
