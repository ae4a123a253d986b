import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { blobs } from '../../db/schema/blobs.ts';
import { memberships, users } from '../../db/schema/account.ts';
import { startAccess, type Answer, type TestAccess } from '../auth/access.testing.ts';

let on: TestAccess;
const clock = manualClock();
beforeAll(async () => {
  on = await startAccess({ clock });
});
afterAll(() => on.stop());

/** The header of a PNG, which is all that the platform reads. */
function png(width = 512, height = 512, mark = 0): Buffer {
  const bytes = Buffer.alloc(64, mark);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

async function upload(token: string, bytes: Buffer, fields: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('avatar', new File([new Uint8Array(bytes)], 'holiday.gif', { type: 'text/html' }));
  const request = new Request('http://x', { method: 'PATCH', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return on.call('PATCH', '/api/user', Buffer.from(await request.arrayBuffer()), { token, headers });
}

const remove = (token: string) => on.call('PATCH', '/api/user', { avatar: null }, { token });
const avatarOf = (answer: Answer) => (answer.body['data'] as { avatar: string }).avatar;
const statusOf = async (address: string) => (await on.call('GET', address)).status;

describe('the profile picture', () => {
  it('is stored at a URL of its own and served with its type', async () => {
    const { token } = await on.owner();
    const answer = await upload(token, png());
    expect(answer.status).toBe(200);
    const address = avatarOf(answer);
    expect(address).toMatch(/^\/avatars\/[\w-]{43}$/);
    expect(avatarOf(await on.call('GET', '/api/user', undefined, { token }))).toBe(address);
    const shown = await on.fastify.inject({ url: address });
    expect(shown.rawPayload).toEqual(png());
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('replaces the previous one, which is deleted', async () => {
    const { token } = await on.owner();
    const first = avatarOf(await upload(token, png()));
    const second = avatarOf(await upload(token, png(100, 100)));
    expect(second).not.toBe(first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });

  it('can be removed, also twice', async () => {
    const { token } = await on.owner();
    const address = avatarOf(await upload(token, png()));
    expect(avatarOf(await remove(token))).toBeNull();
    expect(avatarOf(await remove(token))).toBeNull();
    expect(await statusOf(address)).toBe(404);
  });

  it('is saved together with other fields of the form, or not at all', async () => {
    const { token } = await on.owner();
    const answer = await upload(token, png(), { name: 'Grace Hopper' });
    expect(answer.body['data']).toMatchObject({ name: 'Grace Hopper' });
    const address = avatarOf(answer);
    expect((await upload(token, png(), { email: 'x' })).body).toMatchObject({ inputError: 'email' });
    expect(avatarOf(await on.call('GET', '/api/user', undefined, { token }))).toBe(address);
  });

  it.each([
    ['picture_type', Buffer.from('GIF89a')],
    ['picture_size', png(20, 20)],
    ['picture_broken', png().subarray(0, 20)],
    ['file_too_large', Buffer.concat([png(), Buffer.alloc(2 * 1024 * 1024)])],
  ])('is refused on its field: %s', async (code, bytes) => {
    const { token } = await on.owner();
    const answer = await upload(token, bytes);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ inputError: 'avatar', error: code });
    expect(await on.call('GET', '/api/user', undefined, { token })).toMatchObject({
      body: { data: { avatar: null } },
    });
  });

  it('is refused as a string', async () => {
    const { token } = await on.owner();
    const answer = await on.call('PATCH', '/api/user', { avatar: 'https://x/y.png' }, { token });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ inputError: 'avatar' });
  });

  it('is changed only by its user: not with an API key, not by another user', async () => {
    const { token } = await on.owner();
    const key = await on.call('POST', '/api/apikeys', { name: 'ci', scopes: ['write'] }, { token });
    const { key: secret } = key.body['data'] as { key: string };
    expect((await upload(secret, png())).body).toMatchObject({ error: 'session_required' });
    expect((await upload('nobody', png())).status).toBe(401);
  });

  it('is recorded in the audit log by action, without its URL', async () => {
    const { token, userId } = await on.owner();
    const address = avatarOf(await upload(token, png()));
    await remove(token);
    await remove(token);
    const rows = await on.core.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(rows.map(({ action }) => action).sort()).toEqual(['user.change_picture', 'user.remove_picture']);
    expect(JSON.stringify(rows)).not.toContain(address);
  });

  it('is uploaded at most twenty times a minute', async () => {
    const { token } = await on.owner();
    for (let i = 0; i < 20; i += 1) expect((await upload(token, png())).status).toBe(200);
    expect((await upload(token, png())).status).toBe(429);
  });
});

describe('the store of pictures', () => {
  const keys = async () =>
    (await on.core.db.select({ key: blobs.key }).from(blobs)).map(({ key }) => `/${key}`);

  it('deletes the pictures of deleted users and of interrupted uploads', async () => {
    const [gone, stays] = [await on.owner(), await on.owner()];
    const [lost, kept] = [
      avatarOf(await upload(gone.token, png())),
      avatarOf(await upload(stays.token, png())),
    ];
    await on.core.db.insert(blobs).values({
      key: 'avatars/broken-off',
      type: 'image/png',
      bytes: png(),
      createdAt: clock.now(),
    });
    await on.core.db.delete(memberships).where(eq(memberships.userId, gone.userId));
    await on.core.db.delete(users).where(eq(users.id, gone.userId));
    await on.services.pictures.sweep();
    expect(await keys()).toContain(lost);
    clock.advance(2 * 60 * 60 * 1000);
    await on.services.pictures.sweep();
    expect(await keys()).not.toContain(lost);
    expect(await keys()).toContain(kept);
    expect(await keys()).not.toContain('/avatars/broken-off');
  });
});
