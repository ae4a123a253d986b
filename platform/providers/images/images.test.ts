import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import { createClientImageRegistry } from './client/clientImageRegistry.ts';
import { createEmbeddedImageRegistry } from './embedded/embeddedImageRegistry.ts';
import type { ImageRegistry } from './port.ts';

const credentials = { username: 'ada', password: new Secret('lovelace') };
const basic = `Basic ${Buffer.from('ada:lovelace').toString('base64')}`;
let url = '';
let calls = 0;

/** A registry with a token service: nginx is public, acme/private needs a user. */
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', url);
  const { authorization } = request.headers;
  const json = (status: number, body: object, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  if (pathname === '/token') {
    const isPrivate = searchParams.get('scope')?.includes('private');
    return isPrivate && authorization !== basic ? json(401, {}) : json(200, { token: 'pull' });
  }
  calls += 1;
  // It never answers.
  if (pathname.includes('slow')) return undefined;
  if (pathname.includes('limited')) return json(429, {});
  if (authorization !== 'Bearer pull')
    return json(401, {}, { 'www-authenticate': `Bearer realm="${url}/token",service="test"` });
  if (pathname.includes('missing')) return json(404, {});
  const [, image = '', tag = ''] = /^\/v2\/(.+)\/manifests\/(.+)$/.exec(pathname) ?? [];
  if (image !== '') return json(['1.27', '1.28'].includes(tag) ? 200 : 404, {});
  if (pathname.includes('many')) {
    const tags = Array.from({ length: 200_000 }, (_, i) => `${i}`);
    return json(200, { tags: ['x'.repeat(129), ...tags] });
  }
  const isFirst = !searchParams.has('last');
  const link = `<${pathname}?n=1&last=1.27>; rel="next"`;
  return json(200, { tags: [isFirst ? '1.27' : '1.28'] }, isFirst ? { link } : {});
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const closed = 'http://127.0.0.1:1';
const addressOf = (host: string) => (host.startsWith('unreachable') ? closed : url);
const implementations: readonly [string, () => ImageRegistry][] = [
  ['the embedded one', () => createEmbeddedImageRegistry({ clock: systemClock() })],
  ['one that speaks /v2/', () => createClientImageRegistry({ clock: systemClock(), addressOf, fetch })],
];

it('the embedded registry does not know an image named like a member of every object', async () => {
  const registry = createEmbeddedImageRegistry({ clock: systemClock() });
  const tags = await registry.tags({ repository: 'ghcr.io/constructor', credentials: null });
  expect(tags).toEqual(['latest']);
});

describe.each(implementations)('an image registry, %s,', (_name, create) => {
  it('lists the tags of a public image, of all pages', async () => {
    const tags = await create().tags({ repository: 'nginx', credentials: null });
    expect(tags).toEqual(expect.arrayContaining(['1.27', '1.28']));
  });

  it('knows whether a tag exists', async () => {
    const source = { repository: 'nginx', credentials: null };
    expect(await create().exists(source, '1.27')).toBe(true);
    expect(await create().exists(source, '99.9-missing')).toBe(false);
    expect(await create().exists({ repository: 'acme/missing', credentials: null }, '1')).toBe(false);
  });

  it('gives private images to those with credentials', async () => {
    const repository = 'ghcr.io/acme/private';
    await expect(create().tags({ repository, credentials: null })).rejects.toMatchObject({ kind: 'auth' });
    expect(await create().tags({ repository, credentials })).not.toEqual([]);
  });

  it('rejects for an unknown image and a registry without an answer', async () => {
    const missing = create().tags({ repository: 'acme/missing', credentials: null });
    await expect(missing).rejects.toMatchObject({ kind: 'notFound' });
    const away = create().tags({ repository: 'unreachable.example.com/web', credentials: null });
    await expect(away).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

it('a registry that is too slow, or refuses more requests, is reported as such', async () => {
  const parts = { clock: systemClock(), addressOf, fetch };
  const impatient = createClientImageRegistry({ ...parts, timeLimitMs: 50 });
  const slow = impatient.exists({ repository: 'acme/slow', credentials: null }, '1');
  await expect(slow).rejects.toMatchObject({ kind: 'unavailable', code: 'unreachable' });
  const limited = createClientImageRegistry(parts).tags({ repository: 'acme/limited', credentials: null });
  await expect(limited).rejects.toMatchObject({ kind: 'unavailable', code: 'rate_limited' });
});

it('of a registry that lists all its tags at once, the first 10,000 are read', async () => {
  const registry = createClientImageRegistry({ clock: systemClock(), addressOf, fetch });
  const tags = await registry.tags({ repository: 'ghcr.io/acme/many', credentials: null });
  expect([tags.length, tags[0]]).toEqual([10_000, '0']);
});

it('a registry is asked once for what was just asked', async () => {
  const registry = createClientImageRegistry({ clock: systemClock(), addressOf, fetch });
  calls = 0;
  const source = { repository: 'nginx', credentials: null };
  await Promise.all([registry.exists(source, '1.27'), registry.exists(source, '1.27')]);
  expect(calls).toBe(2);
});

it('a registry at an internal address is not asked', async () => {
  calls = 0;
  const registry = createClientImageRegistry({ clock: systemClock(), addressOf });
  const tags = registry.tags({ repository: 'nginx', credentials: null });
  await expect(tags).rejects.toMatchObject({ kind: 'unavailable', code: 'unreachable' });
  expect(calls).toBe(0);
});
