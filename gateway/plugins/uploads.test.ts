import { describe, expect, it } from 'vitest';
import { userJson } from '../domains/testing.ts';
import { TEST_TOKEN, testGateway, type TestOptions, writeOperations } from '../testing.ts';

const MUTATION =
  'mutation ($input: UpdateAvatarInput!) { updateAvatar(input: $input) { ... on UpdateAvatarPayload { user { avatarUrl } } } }';
const operations = { query: MUTATION, variables: { input: { avatar: null } } };
const map = { 0: ['variables.input.avatar'] };
const file = new File(['picture'], 'me.png', { type: 'image/png' });
const updated = { updateAvatar: { user: { avatarUrl: '/avatars/new' } } };

type Part = [name: string, value: unknown];
const right: Part[] = [
  ['operations', operations],
  ['map', map],
  ['0', file],
];
/** The right parts, with these in place of those of their name. */
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

function world(options: TestOptions = {}) {
  const upstream = { 'PATCH /api/user': { data: userJson({ avatar: '/avatars/new' }) } };
  const { gateway, calls } = testGateway({ upstream, ...options });
  const post = async (body: FormData | string, headers: Record<string, string> = {}) => {
    const response = await gateway.yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${TEST_TOKEN}`, 'x-graphql-yoga-csrf': '1', ...headers },
      body,
    });
    return { status: response.status, ...((await response.json()) as Answered) };
  };
  return { post, calls, send: (parts: Part[]) => post(formOf(parts)) };
}

describe('an operation with a file', () => {
  it('reaches the platform as a form with the file alone, without its name', async () => {
    const { send, calls } = world();
    expect(await send(right)).toEqual({ status: 200, data: updated });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=kubedeck-/);
    expect(calls[0]?.body).toContain('name="avatar"');
    expect(calls[0]?.body).toContain('\r\n\r\npicture\r\n--');
    expect(calls[0]?.body).not.toContain('me.png');
  });

  it('may name its document, also where text is refused', async () => {
    const operationsFile = writeOperations({ abc: MUTATION });
    const { send } = world({ textPolicy: null, config: { operations: 'trusted', operationsFile } });
    const { variables } = operations;
    expect(await send(but(['operations', { documentId: 'abc', variables }]))).toEqual({
      status: 200,
      data: updated,
    });
    const text = await send(right);
    expect(text.errors?.[0]?.extensions['code']).toBe('TEXT_REFUSED');
  });

  it('needs the header against forgery, whoever sends it', async () => {
    const { post, calls } = world();
    const { status, errors } = await post(formOf(right), { 'x-graphql-yoga-csrf': '' });
    expect([status, errors?.[0]?.extensions['code']]).toEqual([403, 'CSRF_PREVENTED']);
    expect(calls).toEqual([]);
  });

  const long = 'x'.repeat(300);
  const at = (...paths: unknown[]): Part => ['map', { 0: paths }];
  it.each<[string, RegExp, Part[]]>([
    ['operations', /"operations", once/, right.slice(1)],
    ['operations', /"operations", once/, [...right.slice(1), ['operations', new File(['{}'], 'o')]]],
    ['operations', /not valid JSON/, but(['operations', '{'])],
    ['operations', /must be a JSON object/, but(['operations', 'null'])],
    ['operations', /Batching is not supported/, but(['operations', [operations]])],
    ['map', /"map", once/, [right[0] as Part, right[2] as Part]],
    ['map', /not valid JSON/, but(['map', '['])],
    ['map', /must be a JSON object/, but(['map', []])],
    ['map', /names no file/, but(['map', {}])],
    ['map', /names several/, but(['map', { 0: ['variables.a'], 1: ['variables.b'] }])],
    ['map', /one path for "0"/, but(['map', { 0: 'variables.input.avatar' }])],
    ['map', /one path for "0"/, but(at('variables.input.avatar', 'variables.other'))],
    ['map', /lead to a null/, but(at('variables.input.other'))],
    ['map', /lead to a null/, but(at('variables.input'))],
    ['map', /lead to a null/, but(at('variables'))],
    ['map', /lead to a null/, but(at('query'))],
    ['map', /lead to a null/, but(at('variables.__proto__.polluted'))],
    ['map', /lead to a null/, but(at('variables.constructor.prototype.x'))],
    ['1', /the file "1"/, [right[0] as Part, ['map', { 1: ['variables.input.avatar'] }]]],
    ['0', /the file "0"/, but(['0', 'text'])],
    ['0', /"0" is not named/, but(['map', { 1: ['variables.input.avatar'] }])],
    ['map', /too many parts/, [...right, ['1', file]]],
    [long.slice(0, 80), /is not named in "map"/, [right[0] as Part, right[1] as Part, [long, file]]],
  ])('is refused by name of the part when it is wrong: %s, %s', async (part, message, parts) => {
    const { send, calls } = world();
    const { status, errors } = await send(parts);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', part });
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
  ])('is refused when its body %s', async (_name, type, body) => {
    const { status, errors } = await world().post(body, { 'content-type': type });
    expect([status, errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('is refused at once when it has thousands of parts', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const { status, errors } = await world().post(`${part.repeat(50_000)}--x--\r\n`, {
      'content-type': 'multipart/form-data; boundary="x"',
    });
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'The form has too many parts. Send "operations", "map" and one file.',
    ]);
  });
});

describe('a file that did not come as one', () => {
  it.each([['a name'], [{}], [{ bytes: 'x' }]])('is refused without being repeated: %j', async (avatar) => {
    const { post, calls } = world();
    const body = JSON.stringify({ query: MUTATION, variables: { input: { avatar } } });
    const { errors } = await post(body, { 'content-type': 'application/json' });
    expect(errors?.[0]?.message).toBe(
      'Variable "$input" got an invalid value at "input.avatar": Upload must be a file of a multipart/form-data ' +
        'request, with null in its place in the variables.',
    );
    expect(calls).toEqual([]);
  });

  it('cannot be written into the text', async () => {
    const { post } = world();
    const query = 'mutation { updateAvatar(input: { avatar: "x" }) { __typename } }';
    const { errors } = await post(JSON.stringify({ query }), { 'content-type': 'application/json' });
    expect(errors?.[0]?.message).toContain('Upload must be a file');
  });
});
