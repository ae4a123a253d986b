import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bearer,
  anonymous,
  startContractStack,
  type Caller,
  type ContractStack,
} from '../support/contractStack.ts';
import { worldPassword } from '../../platform/worlds/demoAccounts.ts';
import { eventually } from '../../process/testing.ts';
import { pictureFile, png } from '../support/pictures.ts';

let stack: ContractStack;
let owner: Caller;
let user: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo', 'over-limit'] });
  [owner, user] = await Promise.all([stack.signIn('owner@demo.test'), stack.signIn('user@demo.test')]);
});
afterAll(() => stack.stop());

const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename
  ... on UpdateUserPayload { user { name locale prefersDarkMode isOnboarded isSupportEnabled email pendingEmail isVerified } viewer { gate } }
  ... on InputError { issues { path code } } ... on RefusedError { code } } }`;
const RENAME = `mutation ($name: String!) { updateAccount(input: { name: $name }) { __typename
  ... on UpdateAccountPayload { account { name } } ... on InputError { issues { path } } ... on RefusedError { code message } } }`;

describe('the profile', () => {
  it('is updated field by field and read back', async () => {
    const input = { name: 'Uma Renamed', locale: 'ES', prefersDarkMode: true, isSupportEnabled: true };
    expect((await stack.execute(UPDATE, { input }, user)).data).toMatchObject({
      updateUser: { user: input },
    });
    const query = '{ viewer { user { name locale prefersDarkMode isSupportEnabled } } }';
    expect(await stack.run(query, {}, user)).toEqual({ viewer: { user: input } });
    const system = { input: { prefersDarkMode: null } };
    expect((await stack.execute(UPDATE, system, user)).data).toMatchObject({
      updateUser: { user: { prefersDarkMode: null, name: 'Uma Renamed' } },
    });
  });

  it('returns an issue for an invalid field', async () => {
    expect((await stack.execute(UPDATE, { input: { name: '' } }, user)).data).toMatchObject({
      updateUser: { __typename: 'InputError', issues: [{ path: 'name' }] },
    });
    const input = { email: 'owner@demo.test', currentPassword: worldPassword };
    expect((await stack.execute(UPDATE, { input }, user)).data).toEqual({
      updateUser: { __typename: 'InputError', issues: [{ path: 'email', code: 'EMAIL_TAKEN' }] },
    });
  });

  it('changes the email address with the password after verification, and the old address can undo it', async () => {
    const email = 'uma.new@demo.test';
    expect((await stack.execute(UPDATE, { input: { email } }, user)).data).toEqual({
      updateUser: {
        __typename: 'InputError',
        issues: [{ path: 'currentPassword', code: 'CURRENT_PASSWORD_REQUIRED' }],
      },
    });
    const input = { email, currentPassword: worldPassword };
    expect((await stack.execute(UPDATE, { input }, user)).data).toMatchObject({
      updateUser: {
        user: { email: 'user@demo.test', pendingEmail: email, isVerified: true },
        viewer: { gate: 'OPEN' },
      },
    });
    const undo = `mutation ($token: String!) { undoEmailChange(input: { token: $token }) {
      __typename ... on UndoEmailChangePayload { email } ... on RefusedError { code } } }`;
    const token = await eventually(async () => {
      const mails = (await (await stack.platform.fetch('/dev/outbox.json')).json()) as Record<
        string,
        unknown
      >[];
      const mail = mails.find(({ to, template }) => to === 'user@demo.test' && template === 'email-change');
      return new URL(String(mail?.link)).searchParams.get('token');
    });
    expect((await stack.execute(undo, { token }, anonymous)).data).toMatchObject({
      undoEmailChange: { email: 'user@demo.test' },
    });
    expect((await stack.execute(undo, { token }, anonymous)).data).toMatchObject({
      undoEmailChange: { code: 'EXPIRED' },
    });
    user = await stack.signIn('user@demo.test');
  });
});

describe('the profile picture: PATCH /api/user as multipart', () => {
  const SET = `mutation ($input: UpdateAvatarInput!) { updateAvatar(input: $input) { __typename
    ... on UpdateAvatarPayload { user { avatarUrl } viewer { user { avatarUrl } } }
    ... on InputError { issues { path code message } } ... on RefusedError { code } } }`;
  const REMOVE =
    'mutation { removeAvatar { __typename ... on RemoveAvatarPayload { user { avatarUrl } } ... on RefusedError { code } } }';

  interface Updated {
    updateAvatar: { user?: { avatarUrl: string }; issues?: { code: string }[] };
  }
  const upload = (bytes: Buffer, as: Caller = owner) =>
    stack.execute<Updated>(SET, { input: { avatar: pictureFile(bytes) } }, as);
  const fetchPicture = (address: string) => fetch(new URL(address, stack.url));
  const currentUrl = async () =>
    (
      await stack.run<{ viewer: { user: { avatarUrl: string | null } } }>(
        '{ viewer { user { avatarUrl } } }',
        {},
        owner,
      )
    ).viewer.user.avatarUrl;

  it('is served at the URL that the gateway returns, and no longer after it was replaced or removed', async () => {
    const { data } = await upload(png(512, 512));
    const address = data?.updateAvatar.user?.avatarUrl ?? '';
    expect(await currentUrl()).toBe(address);
    const response = await fetchPicture(address);
    expect(Buffer.from(await response.arrayBuffer()).equals(png(512, 512))).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const next = (await upload(png(100, 100))).data?.updateAvatar.user?.avatarUrl ?? '';
    expect([(await fetchPicture(address)).status, (await fetchPicture(next)).status]).toEqual([404, 200]);
    expect((await stack.execute(REMOVE, {}, owner)).data).toEqual({
      removeAvatar: { __typename: 'RemoveAvatarPayload', user: { avatarUrl: null } },
    });
    expect([(await fetchPicture(next)).status, await currentUrl()]).toEqual([404, null]);
  });

  it.each([
    ['picture_gif', Buffer.from('GIF89a')],
    ['picture_svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['picture_size', png(32, 32)],
    ['picture_broken', png(512, 512).subarray(0, 20)],
    ['file_too_large', Buffer.concat([png(512, 512), Buffer.alloc(2 * 1024 * 1024)])],
  ])('is rejected as an issue of its field: %s', async (code, bytes) => {
    expect((await upload(bytes)).data).toMatchObject({
      updateAvatar: { __typename: 'InputError', issues: [{ path: 'avatar', code: code.toUpperCase() }] },
    });
  });

  it('is refused with an API key or without a session', async () => {
    const { createApiKey } = await stack.run<{ createApiKey: { secret: string } }>(
      'mutation { createApiKey(input: { name: "picture", scopes: [WRITE] }) { ... on CreateApiKeyPayload { secret } } }',
      {},
      owner,
    );
    const byKey = await upload(png(64, 64), bearer(createApiKey.secret));
    expect(byKey.data).toMatchObject({ updateAvatar: { code: 'SESSION_REQUIRED' } });
    const byAnonymous = await upload(png(64, 64), anonymous);
    expect(byAnonymous.codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('the account', () => {
  it('is renamed by its owner, and requires a name', async () => {
    expect((await stack.execute(RENAME, { name: 'Acme Two' }, owner)).data).toMatchObject({
      updateAccount: { account: { name: 'Acme Two' } },
    });
    expect(await stack.run('{ viewer { account { name } } }', {}, owner)).toEqual({
      viewer: { account: { name: 'Acme Two' } },
    });
    expect((await stack.execute(RENAME, { name: '  ' }, owner)).data).toMatchObject({
      updateAccount: { __typename: 'InputError', issues: [{ path: 'name' }] },
    });
  });

  it('is not renamed by a developer, as viewerCan states beforehand', async () => {
    const developer = await stack.signIn('developer@demo.test');
    const { viewer } = await stack.run<{
      viewer: { account: { viewerCan: { rename: { allowed: boolean; code: string } } } };
    }>('{ viewer { account { viewerCan { rename { allowed code } } } } }', {}, developer);
    expect(viewer.account.viewerCan.rename).toEqual({ allowed: false, code: 'FORBIDDEN' });
    const { data } = await stack.execute<{ updateAccount: { code: string } }>(
      RENAME,
      { name: 'X' },
      developer,
    );
    expect(data?.updateAccount).toMatchObject({ __typename: 'RefusedError', code: 'FORBIDDEN' });
  });

  it('counts its usage against the limits of its plan', async () => {
    const usage =
      '{ viewer { account { usage { plan { tier } activeClusters maxClusters archivedClusters isOverLimit users monthlyEstimate { amount currency } } } } }';
    const acme = await stack.run(usage, {}, owner);
    expect(acme).toMatchObject({
      viewer: {
        account: {
          usage: { plan: { tier: 'PRO' }, activeClusters: 4, archivedClusters: 2, isOverLimit: false },
        },
      },
    });
    const over = await stack.run(usage, {}, await stack.signIn('over-limit@demo.test'));
    expect(over).toMatchObject({
      viewer: { account: { usage: { activeClusters: 3, maxClusters: 1, isOverLimit: true } } },
    });
  });
});
