import { parseDotenv } from '../../../lib/dotenv/parseDotenv.ts';
import { toDotenv } from '../../../lib/dotenv/toDotenv.ts';
import type { ImportSource, ReadResult } from './importEntry.ts';
import {
  BOMB,
  COMPOSE,
  DJANGO_ENV,
  LARAVEL_ENV,
  MAP_BOMB,
  MANIFESTS,
  NESTED_JSON,
  NEXT_ENV,
} from './importFiles.testing.ts';
import {
  bytesOf,
  importRows,
  isSelectable,
  isSelectedAtFirst,
  MAX_ROWS,
  type Existing,
} from './importRows.ts';
import { decodeText, readFileText } from './readFile.ts';
import { detectFormat, readImport } from './readImport.ts';

const NOTHING: Existing = { variables: new Map(), secrets: new Set() };
const DEFAULTS = { trims: true, convertsNewlines: true };

function sourcesOf(text: string, fileName?: string): readonly ImportSource[] {
  const result: ReadResult = readImport(text, detectFormat(text, fileName));
  if (!result.ok) throw new Error(result.detail ?? result.reason);
  return result.sources;
}
const rowsOf = (text: string, options = DEFAULTS, existing = NOTHING) =>
  sourcesOf(text).flatMap((source) => importRows(source, options, existing));
const valuesOf = (text: string) =>
  Object.fromEntries(
    rowsOf(text).map(({ name, value, state }) => [name, state === 'new' ? value : `<${state}>`]),
  );

describe('the format', () => {
  it.each([
    ['A=1', 'env'],
    ['# note\n\nexport A=1', 'env'],
    ['{"A": 1}', 'json'],
    ['a: 1', 'yaml'],
    ['---\na: 1', 'yaml'],
    ['- name: A', 'yaml'],
    ['URL=http://x: y', 'env'],
    ['word', 'env'],
  ])('of %j is %s', (text, format) => {
    expect(detectFormat(text)).toBe(format);
  });

  it.each([
    ['values.yml', 'yaml'],
    ['.env.production', 'env'],
    ['config.json', 'json'],
  ])('of a file named %s is %s', (name, format) => {
    expect(detectFormat('a: 1', name)).toBe(format);
  });
});

describe('files of real projects', () => {
  it('reads a .env of Laravel', () => {
    expect(valuesOf(LARAVEL_ENV)).toMatchObject({
      APP_NAME: 'Acme Shop',
      APP_KEY: 'base64:Xq2Z8b1yqzJ1l0n4sC8cQ2m5p9u7r3t6w0y1z2a3b4c=',
      DB_PASSWORD: '<empty>',
      MAIL_FROM_NAME: '${APP_NAME}',
    });
    expect(rowsOf(LARAVEL_ENV).find(({ name }) => name === 'MAIL_FROM_NAME')?.notes).toContain('reference');
  });

  it('reads a .env of Django with byte-order mark, exports and Windows line ends', () => {
    const rows = rowsOf(DJANGO_ENV);
    expect(rows.map(({ name, value, target, state }) => [name, value, target, state])).toEqual([
      ['SECRET_KEY', 'django-insecure-$7#k!x', 'secret', 'new'],
      ['DATABASE_URL', 'postgres://app:s3cret@db:5432/app', 'secret', 'new'],
      ['ALLOWED_HOSTS', 'example.com,www.example.com', 'variable', 'new'],
      ['EMAIL_SUBJECT', '[Acme]', 'variable', 'new'],
      ['HOME', '/srv/app', 'variable', 'reserved'],
    ]);
    expect(rows[3]?.notes).toEqual(['trimmed']);
  });

  it('reads a .env of Next.js with keys, duplicates and invalid lines', () => {
    const rows = rowsOf(NEXT_ENV);
    expect(rows.map(({ name, state, notes }) => [name, state, ...notes])).toEqual([
      ['NEXT_PUBLIC_COLOR', 'new', 'hash'],
      ['GOOGLE_PRIVATE_KEY', 'new', 'multiline'],
      ['INLINE_KEY', 'new', 'newlines', 'multiline'],
      ['RSA_KEY', 'new', 'multiline'],
      ['NEXT_PUBLIC_COLOR', 'duplicate', 'hash'],
      ['BROKEN', 'noValue'],
      ['2FA', 'invalidName'],
    ]);
    expect(rows.filter(isSelectedAtFirst)).toHaveLength(4);
    expect(rows.filter(isSelectable)).toHaveLength(5);
  });

  it('offers the services of a compose file, with merged maps and the files that are not read', () => {
    const [web, worker] = sourcesOf(COMPOSE);
    expect(web).toMatchObject({ kind: 'service', name: 'web', unread: ['.env', '.env.production'] });
    expect(web?.entries.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'LOG_LEVEL=info',
      'TZ=Europe/Berlin',
      'PORT=8080',
      'VERSION=1.10',
      'COUNTRY=no',
      'ZIP=007',
      'DEBUG=',
    ]);
    expect(worker?.entries.map(({ value, problem }) => problem ?? value)).toEqual([
      'mails',
      'Acme <mail@acme.test>',
      'noValue',
    ]);
  });

  it('reads a compose file whose forty services share anchors', () => {
    const services = Array.from(
      { length: 40 },
      (_, index) => `  s${index}: {<<: *service, image: app, environment: {<<: *env, NAME: s${index}}}`,
    );
    const sources = sourcesOf(
      ['x-env: &env {TZ: UTC}', 'x-service: &service {restart: always}', 'services:', ...services].join('\n'),
    );
    expect(sources).toHaveLength(40);
    expect(sources[39]?.entries.map(({ name, value }) => `${name}=${value}`)).toEqual(['TZ=UTC', 'NAME=s39']);
  });

  it('reads ConfigMaps, Secrets and containers of Kubernetes manifests', () => {
    const sources = sourcesOf(MANIFESTS);
    expect(
      sources.map(({ kind, name, entries }) => [
        kind,
        name,
        entries.map((entry) => `${entry.name}=${entry.problem ?? entry.value}`).join(' '),
      ]),
    ).toEqual([
      ['configMap', 'settings', 'LOG_LEVEL=debug LOGO=binary'],
      ['secret', 'credentials', 'API_USER=admin KEYSTORE=binary API_PASSWORD=plain'],
      ['container', 'shop', 'PORT=8080 DB_PASSWORD=reference'],
    ]);
    expect(sources[2]?.unread).toEqual(['settings']);
    expect(importRows(sources[1]!, DEFAULTS, NOTHING)[0]?.target).toBe('secret');
  });

  it('joins nested keys and keeps numbers as they were written', () => {
    expect(valuesOf(NESTED_JSON)).toEqual({
      DB_HOST: 'localhost',
      DB_MAX_CONNECTIONS: '12345678901234567890',
      DB_RATIO: '1.10',
      FEATURE_FLAGS: '["a",{"b":2.50}]',
      EMPTY: '',
      ON: 'true',
    });
  });

  it('reads a list of names and values', () => {
    expect(valuesOf('- name: A\n  value: "1"\n- name: B\n  value: x')).toEqual({ A: '1', B: 'x' });
  });
});

describe('refused documents', () => {
  it.each([
    ['a YAML bomb', BOMB, 'aliases'],
    ['a YAML bomb of maps', MAP_BOMB, 'aliases'],
    ['a map that contains itself', 'a: &a {b: *a}', 'depth'],
    ['eleven levels', `${'{"a":'.repeat(13)}1${'}'.repeat(13)}`, 'depth'],
    ['broken JSON', '{"a": 1', 'syntax'],
    ['a list of words', '- a\n- b', 'nothing'],
    ['no row', '# nothing', 'nothing'],
  ])('names the reason for %s', (_what, text, reason) => {
    expect(readImport(text, detectFormat(text))).toMatchObject({ ok: false, reason });
  });
});

describe('rows', () => {
  const existing: Existing = {
    variables: new Map([
      ['SAME', '1'],
      ['OTHER', '1'],
    ]),
    secrets: new Set(['HIDDEN']),
  };

  it('are compared with what the deployment has', () => {
    const rows = rowsOf('SAME=1\nOTHER=2\nHIDDEN=x\nNEW=', DEFAULTS, existing);
    expect(rows.map(({ state }) => state)).toEqual(['same', 'replaces', 'replaces', 'new']);
  });

  it('follow the options, which never change quoted values', () => {
    const off = { trims: false, convertsNewlines: false };
    const text = `A=x  \nB='y  '\nC=a\\nb\nD='a\\nb'`;
    const values = (options: typeof off) => rowsOf(text, options).map(({ value }) => value);
    expect(values(off)).toEqual(['x  ', 'y  ', 'a\\nb', 'a\\nb']);
    expect(values(DEFAULTS)).toEqual(['x', 'y  ', 'a\nb', 'a\\nb']);
  });

  it('are at most 500, of at most 10,000 characters each', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `V${index}=x`).join('\n');
    expect(rowsOf(many)).toHaveLength(MAX_ROWS);
    expect(rowsOf(`A=${'x'.repeat(10_001)}`)[0]?.state).toBe('tooLong');
    expect(bytesOf([{ name: 'A', value: 'ñ' }])).toBe(3);
  });

  it('take the kind that the user chose', () => {
    const [source] = sourcesOf('API_TOKEN=\nB=1');
    const states = importRows(
      source!,
      DEFAULTS,
      NOTHING,
      new Map([
        [0, 'variable'],
        [1, 'secret'],
      ]),
    );
    expect(states.map(({ target, state }) => [target, state])).toEqual([
      ['variable', 'new'],
      ['secret', 'new'],
    ]);
  });

  it.each([LARAVEL_ENV, NEXT_ENV, COMPOSE, NESTED_JSON])('are the same after an export', (text) => {
    const rows = rowsOf(text).filter(({ state }) => state === 'new');
    const again = parseDotenv(toDotenv(rows));
    expect(again.map(({ name, value }) => [name, value])).toEqual(
      rows.map(({ name, value }) => [name, value]),
    );
  });
});

describe('file checks', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const utf16 = (text: string) =>
    new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (c) => c.charCodeAt(0)).buffer);

  it('reads UTF-8 and UTF-16, and refuses other bytes', () => {
    expect(decodeText(encode('A=ñ'))).toBe('A=ñ');
    expect(decodeText(utf16('A=ñ'))).toBe('A=ñ');
    expect(
      decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])),
    ).toBeUndefined();
    expect(decodeText(new Uint8Array([0x41, 0x3d, 0xff]))).toBeUndefined();
    expect(decodeText(encode('A=\0'))).toBeUndefined();
  });

  const fileOf = (name: string, size: number, type = '') =>
    new File([new Uint8Array(size).fill(65)], name, { type });

  it.each([
    ['too large a file', fileOf('big.env', 1024 * 1024 + 1), 'size'],
    ['a picture', fileOf('logo.png', 10, 'image/png'), 'type'],
    ['a word document', fileOf('notes.docx', 10), 'type'],
  ])('refuses %s', async (_what, file, reason) => {
    expect(await readFileText(file)).toMatchObject({ ok: false, reason });
  });

  it.each(['.env', '.env.local', 'prod.env', 'values.YAML', 'a.yml', 'a.json'])(
    'takes a file named %s',
    async (name) => {
      const file = Object.assign(fileOf(name, 3), {
        arrayBuffer: () => Promise.resolve(encode('A=1').buffer),
      });
      expect(await readFileText(file)).toEqual({ ok: true, text: 'A=1' });
    },
  );
});
