import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayOverHttp, type Respond } from './testing.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function world(respond: Respond) {
  const { requests, open: send, gateway, stop } = await gatewayOverHttp(respond);
  stops.push(stop);
  const open = (path: string, headers: Record<string, string>, method = 'POST') =>
    send(path, headers, method);
  const asked = () => requests.map(({ method, url, headers }) => `${method} ${url} ${headers.authorization}`);
  return { asked, open, gateway };
}

const bearer = { authorization: 'Bearer kd_key' };
const cookie = { cookie: 'kubedeck_session=a.b.c' };
const KUBECONFIG = '/download/clusters/c1/kubeconfig';

const file: Respond = (response) => {
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="kubeconfig-alpha.yaml"',
    'set-cookie': 'upstream=1',
  });
  response.end('apiVersion: v1\n');
};

async function problem(answer: IncomingMessage) {
  const { errors } = JSON.parse(await text(answer)) as {
    errors: [{ message: string; extensions: { code: string; requestId: string } }];
  };
  return { status: answer.statusCode, code: errors[0].extensions.code, message: errors[0].message };
}

describe('POST /download', () => {
  it("streams the file with its name, uncached and without the platform's headers", async () => {
    const { open, asked } = await world(file);
    const answer = await open(KUBECONFIG, bearer);
    expect(await text(answer)).toBe('apiVersion: v1\n');
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="kubeconfig-alpha.yaml"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await open('/download/clusters/c1/ssh-key', { ...cookie, 'x-graphql-yoga-csrf': '1' });
    expect(asked()).toEqual([
      'GET /api/clusters/c1/kubeconfig Bearer kd_key',
      'GET /api/clusters/c1/ssh-private-key/download Bearer a.b.c',
    ]);
  });

  it('makes no call for cross-site requests, without a session, and for unknown files', async () => {
    const { open, asked } = await world(file);
    expect(await problem(await open(KUBECONFIG, cookie))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await problem(await open(KUBECONFIG, {}))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await problem(await open(KUBECONFIG, bearer, 'GET'))).toMatchObject({
      status: 405,
      code: 'BAD_USER_INPUT',
    });
    for (const path of ['/download/clusters/c1/toString', '/download/clusters/../x/kubeconfig', '/download/'])
      expect(await problem(await open(path, bearer))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(asked()).toEqual([]);
  });

  it("passes the platform's refusal on with its code", async () => {
    const { open } = await world((response) => {
      response.writeHead(409, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: 'already_downloaded', message: 'Ada has it.' }));
    });
    expect(await problem(await open(KUBECONFIG, bearer))).toEqual({
      status: 409,
      code: 'ALREADY_DOWNLOADED',
      message: 'Ada has it.',
    });
  });

  it('ends a session that the platform no longer accepts', async () => {
    const { open, gateway } = await world((response) => void response.writeHead(401).end('{}'));
    const ended: string[] = [];
    gateway.services.sessions.onAnyEnd((token) => ended.push(token));
    expect(await problem(await open(KUBECONFIG, bearer))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(ended).toEqual(['kd_key']);
  });

  it('sends each chunk as it arrives', async () => {
    let finish: () => void = () => undefined;
    const { open } = await world((response) => {
      response.writeHead(200).write('first ');
      finish = () => response.end('second');
    });
    const answer = await open(KUBECONFIG, bearer);
    const first = await new Promise<Buffer>((resolve) => answer.once('data', resolve));
    expect(String(first)).toBe('first ');
    finish();
    expect(await text(answer)).toBe('second');
  });

  it("aborts the platform's response when the client disconnects", async () => {
    let cut: (isWhole: boolean) => void = () => undefined;
    const ended = new Promise<boolean>((resolve) => (cut = resolve));
    const { open } = await world((response) => {
      response.on('close', () => cut(response.writableFinished));
      response.writeHead(200).write('first ');
    });
    const answer = await open(KUBECONFIG, bearer);
    await new Promise((resolve) => answer.once('data', resolve));
    answer.on('error', () => undefined).destroy();
    expect(await ended).toBe(false);
  });

  it('aborts the response when the platform disconnects', async () => {
    const { open } = await world((response) => {
      response.writeHead(200).write('first ');
      setImmediate(() => response.destroy());
    });
    await expect(open(KUBECONFIG, bearer).then((answer) => text(answer))).rejects.toThrow();
  });

  it('returns an error when the platform does not respond', async () => {
    const { open } = await world((response) => void response.destroy());
    expect(await problem(await open(KUBECONFIG, bearer))).toMatchObject({
      status: 502,
      code: 'UPSTREAM_UNAVAILABLE',
    });
  });
});
