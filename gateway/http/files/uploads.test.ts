import { afterEach, describe, expect, it } from 'vitest';
import { secretJson } from '../../domains/cluster-secrets/cluster-secrets.testing.ts';
import { idOf, userJson } from '../../domains/testing.ts';
import { answer, TEST_TOKEN, testGateway, writeOperations, type TestOptions } from '../../testing.ts';
import { listen } from '../listen.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const MUTATION =
  'mutation ($input: UpdateAvatarInput!) { updateAvatar(input: $input) { __typename ... on InputError { issues { path code } } ... on UpdateAvatarPayload { user { avatarUrl } } } }';
const operations = { query: MUTATION, variables: { input: { avatar: null } } };
const map = { 0: ['variables.input.avatar'] };
const picture = (bytes = 7) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
const updated = {
  data: { updateAvatar: { __typename: 'UpdateAvatarPayload', user: { avatarUrl: '/avatars/new' } } },
};

type Part = [name: string, value: unknown];
const right: Part[] = [
  ['operations', operations],
  ['map', map],
  ['0', picture()],
];
/** The valid parts, with some of them replaced by name. */
const but = (...parts: Part[]): Part[] =>
  right.map((part) => parts.find(([name]) => name === part[0]) ?? part);

function formOf(parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

interface Answered {
  data?: unknown;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

/** The gateway behind a real connection, because forms are parsed only there. */
async function world(options: TestOptions = {}) {
  const upstream = { 'PATCH /api/user': { data: userJson({ avatar: '/avatars/new' }) } };
  const config = { port: 0, host: '127.0.0.1', ...options.config };
  const { gateway, calls } = testGateway({ upstream, ...options, config });
  const { port, stop } = await listen(gateway);
  stops.push(stop);
  const post = async (body: FormData | string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TEST_TOKEN}`, 'x-graphql-yoga-csrf': '1', ...headers },
      body,
    });
    return { status: response.status, body: (await response.json()) as Answered };
  };
  return { post, calls, send: (parts: Part[]) => post(formOf(parts)) };
}

const MB = 1024 * 1024;

describe('an operation with a file', () => {
  it('is sent to the platform as a form with the file only, without its name', async () => {
    const { send, calls } = await world();
    expect(await send(but(['0', new File(['picture'], 'me.png')]))).toEqual({ status: 200, body: updated });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=kubedeck-/);
    expect(calls[0]?.body).toContain('name="avatar"');
    expect(calls[0]?.body).toContain('\r\n\r\npicture\r\n--');
    expect(calls[0]?.body).not.toContain('me.png');
  });

  it('is refused where text is expected and the file is none', async () => {
    const path = 'POST /api/clusters/c1/secrets';
    const upstream = { [path]: answer(201, { data: secretJson() }) };
    const { send, calls } = await world({ upstream });
    const files = [
      { name: 'ca.crt', content: null },
      { name: 'store.jks', content: null },
    ];
    const input = { clusterId: idOf('Cluster', 'c1'), name: 'shop', namespace: 'default', files };
    const query = `mutation ($input: CreateKubernetesSecretInput!) { createKubernetesSecret(input: $input) {
      ... on CreateKubernetesSecretPayload { secret { name } } ... on InputError { issues { path code } } } }`;
    const both = (second: Uint8Array<ArrayBuffer>) =>
      send([
        ['operations', { query, variables: { input } }],
        ['map', { 0: ['variables.input.files.0.content'], 1: ['variables.input.files.1.content'] }],
        ['0', new File(['Zürich'], 'ca.crt')],
        ['1', new File([second], 'store.jks')],
      ]);
    const issues = [{ path: 'files.1.content', code: 'TEXT_EXPECTED' }];
    const binary = Uint8Array.of(0xfe, 0xed, 0xfe, 0xed);
    expect((await both(binary)).body.data).toEqual({ createKubernetesSecret: { issues } });
    expect(calls).toEqual([]);
    const text = await both(Uint8Array.of(0x6f, 0x6b));
    expect(text.body.data).toEqual({ createKubernetesSecret: { secret: { name: 'shop' } } });
    expect(calls[0]?.body).toMatchObject({
      files: [
        { name: 'ca.crt', content: 'Zürich' },
        { name: 'store.jks', content: 'ok' },
      ],
    });
  });

  it('may use a persisted document, also where text is refused', async () => {
    const operationsFile = writeOperations({ abc: MUTATION });
    const { send } = await world({ textPolicy: null, config: { operations: 'trusted', operationsFile } });
    const { variables } = operations;
    expect((await send(but(['operations', { documentId: 'abc', variables }]))).body).toEqual(updated);
    expect((await send(right)).body.errors?.[0]?.extensions['code']).toBe('TEXT_REFUSED');
  });

  it('needs the CSRF header from every caller', async () => {
    const { post, calls } = await world();
    const { status, body } = await post(formOf(right), { 'x-graphql-yoga-csrf': '' });
    expect([status, body.errors?.[0]?.extensions['code']]).toEqual([403, 'CSRF_PREVENTED']);
    expect(calls).toEqual([]);
  });

  const at = (...paths: unknown[]): Part => ['map', { 0: paths }];
  it.each<[string, Part[]]>([
    ['no operations', right.slice(1)],
    ['operations as a file', but(['operations', new File(['{}'], 'o')])],
    ['operations that are no JSON', but(['operations', '{'])],
    ['operations that are null', but(['operations', 'null'])],
    ['several operations', but(['operations', [operations]])],
    ['a map that is no JSON', but(['map', '['])],
    ['a map of no paths', but(['map', { 0: 7 }])],
    ['a place that is not in the input', but(at('variables.input.other'))],
    ['the text as the place', but(at('query'))],
    ['all variables as the place', but(at('variables'))],
    ['the prototype as the place', but(at('variables.__proto__.polluted'))],
    ['no file', [...right.slice(0, 2)]],
    ['text in place of the file', but(['0', 'text'])],
    ['too many parts', [...right, ['a', 'b'], ['c', 'd']]],
  ])('is refused with %s', async (_what, parts) => {
    const { send, calls } = await world();
    const { status, body } = await send(parts);
    expect(status).toBeLessThan(500);
    expect(body.errors).not.toEqual([]);
    expect(calls).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    [
      'breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{',
    ],
    ['is no form', 'multipart/form-data; boundary=x', 'hello'],
    ['names no boundary', 'multipart/form-data; charset=utf-8', 'hello'],
    [
      'has thousands of parts',
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(50_000)}--x--\r\n`,
    ],
  ])('is refused when its body %s', async (_name, type, text) => {
    const { status, body } = await (await world()).post(text, { 'content-type': type });
    expect([status, body.errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('a value that is not an uploaded file', () => {
  it.each([['a name'], [{}], [{ bytes: 'x' }]])(
    'is refused without being repeated in the message: %j',
    async (avatar) => {
      const { post, calls } = await world();
      const text = JSON.stringify({ query: MUTATION, variables: { input: { avatar } } });
      const { body } = await post(text, { 'content-type': 'application/json' });
      expect(body.errors?.[0]?.message).toBe(
        'Variable "$input" got an invalid value at "input.avatar": Upload must be a file of a multipart/form-data ' +
          'request, with null in its place in the variables.',
      );
      expect(calls).toEqual([]);
    },
  );

  it('cannot be written as a literal', async () => {
    const query = 'mutation { updateAvatar(input: { avatar: "x" }) { __typename } }';
    const { post } = await world();
    const { body } = await post(JSON.stringify({ query }), { 'content-type': 'application/json' });
    expect(body.errors?.[0]?.message).toContain('Upload must be a file');
  });
});

describe('size of a file', () => {
  it('may be two megabytes, more than other bodies', async () => {
    const { send, calls } = await world();
    expect(await send(but(['0', picture(2 * MB)]))).toEqual({ status: 200, body: updated });
    expect(calls).toHaveLength(1);
  });

  it('is reported at the field when it is too large', async () => {
    const { send, calls } = await world();
    expect((await send(but(['0', picture(2 * MB + 1)]))).body).toEqual({
      data: {
        updateAvatar: { __typename: 'InputError', issues: [{ path: 'avatar', code: 'FILE_TOO_LARGE' }] },
      },
    });
    expect(calls).toEqual([]);
  });

  it.each([5 * MB, 50 * MB])('gets 413 when the body is %i bytes', async (size) => {
    const { send, calls } = await world();
    const { status, body } = await send(but(['0', picture(size)]));
    expect([status, body.errors?.[0]?.extensions['code']]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(calls).toEqual([]);
  });
});
