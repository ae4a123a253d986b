import { afterEach, describe, expect, it } from 'vitest';
import { userJson } from '../domains/testing.ts';
import { TEST_TOKEN, testGateway } from '../testing.ts';
import { readConfig } from '../config.ts';
import { listen } from './listen.ts';
import { pathOfFile } from './uploads.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** The gateway behind a real connection; `bodyBytes` is its limit of text. */
async function world(bodyBytes: number) {
  const { gateway, calls } = testGateway({
    upstream: { 'PATCH /api/user': { data: userJson({ avatar: '/avatars/new' }) } },
    config: { port: 0, host: '127.0.0.1', limits: { ...readConfig({}).limits, bodyBytes } },
  });
  const { port, stop } = await listen(gateway);
  stops.push(stop);
  const upload = async (bytes: number) => {
    const form = new FormData();
    const query =
      'mutation ($input: UpdateAvatarInput!) { updateAvatar(input: $input) { __typename ... on InputError { issues { path code } } } }';
    form.set('operations', JSON.stringify({ query, variables: { input: { avatar: null } } }));
    form.set('map', JSON.stringify({ 0: ['variables.input.avatar'] }));
    form.set('0', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'x-graphql-yoga-csrf': '1' };
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body: form });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { upload, calls };
}

const MB = 1024 * 1024;

describe('a file over HTTP', () => {
  it('may have two megabytes, also where text may have less', async () => {
    const { upload, calls } = await world(1000);
    expect(await upload(2 * MB)).toEqual({
      status: 200,
      body: { data: { updateAvatar: { __typename: 'UpdateAvatarPayload' } } },
    });
    expect(calls).toHaveLength(1);
  });

  it('is refused at its field when it is larger', async () => {
    const { upload, calls } = await world(4 * MB);
    expect((await upload(2 * MB + 1)).body).toEqual({
      data: {
        updateAvatar: { __typename: 'InputError', issues: [{ path: 'avatar', code: 'file_too_large' }] },
      },
    });
    expect(calls).toEqual([]);
  });

  it.each([3 * MB, 15 * MB])(
    'is not kept when the body is beyond its limit, and its field is named',
    async (size) => {
      const { upload, calls } = await world(1000);
      const { status, body } = await upload(size);
      expect(status).toBe(413);
      expect(body).toMatchObject({
        errors: [{ extensions: { code: 'BODY_TOO_LARGE', path: 'variables.input.avatar' } }],
      });
      expect(calls).toEqual([]);
    },
  );
});

describe('the field of a file that is too large', () => {
  const head = (map: string) =>
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n${map}\r\n--x`);

  it('is read from the map, and is unknown without one', () => {
    expect(pathOfFile(head('{ "0": ["variables.input.avatar"] }'))).toBe('variables.input.avatar');
    for (const map of ['', '{', '{"0":["query"]}', '{"0":"x"}']) expect(pathOfFile(head(map))).toBeNull();
    expect(pathOfFile(Buffer.alloc(0))).toBeNull();
  });
});
