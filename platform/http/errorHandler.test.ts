import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireActor, requireSession, useAuthGuard, type Actor } from './authGuard.ts';
import { idParams } from './envelope.ts';
import { useErrorHandler } from './errorHandler.ts';
import { invalid, planLimit, rateLimited, refused } from './errors.ts';
import { readForm, UploadedFile, useMultipart } from './multipart.ts';
import { useZodSchemas } from './openapi.ts';
import { createHttp } from './server.ts';
import { useRequestContext } from './request.ts';
import { text } from '../messages/messages.ts';

const person: Actor = {
  userId: 'u',
  accountId: 'a',
  permission: 'owner',
  via: 'session',
  scopes: null,
  sessionId: 's',
  expiresAt: null,
};
const actors: Record<string, Actor> = {
  person,
  writer: { ...person, via: 'apikey', scopes: ['write'] },
};
const thrown: Record<string, () => Error> = {
  archived: () => refused(text('archived')),
  field: () => invalid('email', text('email_taken')),
  limit: () =>
    planLimit({ limit: 1, current: 1, plan: 'free', text: text('limit_nodes', { limit: 1, nodes: 2 }) }),
  slow: () => rateLimited(12.2),
  broken: () => new Error('password=hunter2'),
};

const routes: FastifyPluginAsyncZod = async (app) => {
  app.get('/throw/:what', { schema: { params: z.object({ what: z.string() }) } }, async ({ params }) => {
    throw thrown[params.what]?.() ?? new Error('unknown');
  });
  const pools = z.array(z.object({ name: z.string().min(1, { error: 'Name is required' }) }));
  const body = z.object({ name: z.string(), worker_node_pools: pools });
  app.post('/clusters', { schema: { body } }, async () => ({}));
  app.get('/page', { schema: { querystring: z.object({ page: z.coerce.number() }) } }, async () => ({}));
  app.get('/things/:id', { schema: { params: idParams } }, async () => ({}));
  app.get('/wrong', { schema: { response: { 200: z.object({ id: z.number() }) } } }, async (_r, reply) =>
    reply.send({ id: 'x' } as unknown as { id: number }),
  );
  const form = z.object({ name: z.string(), avatar: z.instanceof(UploadedFile) });
  app.patch('/form', { preValidation: readForm, schema: { body: form } }, async ({ body: sent, locale }) => ({
    name: sent.name,
    bytes: sent.avatar.bytes.length,
    locale,
  }));
  app.post('/actor', { onRequest: requireActor }, async () => ({}));
  app.get('/person', { onRequest: requireSession }, async () => ({}));
};

let app: FastifyInstance;
beforeAll(async () => {
  app = createHttp({ logLevel: 'silent' });
  useErrorHandler(app);
  useRequestContext(app);
  await useMultipart(app);
  await useZodSchemas(app);
  useAuthGuard(app, async (token) => actors[token] ?? null);
  await app.register(routes);
  await app.ready();
});
afterAll(() => app.close());

async function statusOf(method: 'GET' | 'POST', url: string, token?: string): Promise<[number, unknown]> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await app.inject({ method, url, headers });
  return [answer.statusCode, answer.json<{ error?: string }>().error];
}

describe('error responses', () => {
  it('carry code, parameters, message and the request id of the request', async () => {
    const headers = { 'x-request-id': 'request-0001' };
    const answer = await app.inject({ url: '/throw/archived', headers });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      error: 'archived',
      code: 'archived',
      params: {},
      message: 'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
      requestId: 'request-0001',
    });
    expect(answer.headers['x-request-id']).toBe('request-0001');
  });

  it('name the field of an invalid value', async () => {
    const answer = await app.inject({ url: '/throw/field' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      inputError: 'email',
      error: 'email_taken',
      issues: [{ field: 'email', code: 'email_taken' }],
    });
  });

  it('distinguish a plan limit from a rate limit', async () => {
    const limit = await app.inject({ url: '/throw/limit' });
    expect(limit.statusCode).toBe(429);
    expect(limit.headers['retry-after']).toBeUndefined();
    expect(limit.json()).toMatchObject({
      error: 'Cluster limit reached',
      limit: 1,
      current: 1,
      plan: 'free',
    });
    const slow = await app.inject({ url: '/throw/slow' });
    expect(slow.statusCode).toBe(429);
    expect(slow.headers['retry-after']).toBe('13');
    expect(slow.json()).toMatchObject({ error: 'rate_limited' });
  });

  it('reveal nothing about unexpected errors but the request id', async () => {
    const answer = await app.inject({ url: '/throw/broken' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    expect(answer.json()).toMatchObject({
      error: 'internal',
      message: 'Server error. Please try again later.',
    });
  });

  it('list every invalid field of a body with its path', async () => {
    const payload = { worker_node_pools: [{ name: '' }] };
    const answer = await app.inject({ method: 'POST', url: '/clusters', payload });
    expect(answer.statusCode).toBe(422);
    const body = answer.json<{ issues: { field: string }[]; inputError: string }>();
    expect(body.issues.map(({ field }) => field)).toEqual(['name', 'worker_node_pools.0.name']);
    expect(body.inputError).toBe('name');
  });

  it('have status 400 for a malformed request', async () => {
    const json = { 'content-type': 'application/json' };
    const broken = await app.inject({ method: 'POST', url: '/clusters', headers: json, payload: '{' });
    expect([broken.statusCode, broken.json<{ error: string }>().error]).toEqual([400, 'malformed']);
    expect(await statusOf('GET', '/page?page=x')).toEqual([400, 'malformed']);
    const large = { name: 'x'.repeat(1024 * 1024) };
    const tooLarge = await app.inject({ method: 'POST', url: '/clusters', payload: large });
    expect(tooLarge.statusCode).toBe(413);
  });

  it('have status 404 for a path with a malformed parameter', async () => {
    expect(await statusOf('GET', '/things/42')).toEqual([404, 'not_found']);
  });

  it.each([
    ['what is no percent-encoded text', '%ZZ'],
    ['more characters than any name has', 'x'.repeat(400)],
  ])('have status 404 in the same format for a path with %s', async (_what, name) => {
    const answer = await app.inject(`/things/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: 'The requested resource was not found.',
      error: 'not_found',
      code: 'not_found',
      params: {},
      requestId: expect.any(String) as string,
    });
  });

  it('have status 404 for an unknown path and 500 for a response that violates its schema', async () => {
    expect(await statusOf('GET', '/nowhere')).toEqual([404, 'not_found']);
    expect(await statusOf('GET', '/wrong')).toEqual([500, 'internal']);
  });
});

describe('guards', () => {
  it('respond with 401 before anything else is checked', async () => {
    expect(await statusOf('POST', '/actor')).toEqual([401, 'unauthenticated']);
    expect(await statusOf('POST', '/actor', 'stranger')).toEqual([401, 'unauthenticated']);
    expect(await statusOf('POST', '/actor', 'person')).toEqual([200, undefined]);
  });

  it('refuse every API key where a session is required', async () => {
    expect(await statusOf('GET', '/person', 'writer')).toEqual([403, 'session_required']);
    expect(await statusOf('GET', '/person', 'person')).toEqual([200, undefined]);
  });
});

describe('forms', () => {
  const send = async (form: FormData) => {
    const request = new Request('http://x/form', { method: 'PATCH', body: form });
    return app.inject({
      method: 'PATCH',
      url: '/form',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'accept-language': 'es-MX,en;q=0.5',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };

  it('reach the handler as strings and files, with the caller’s language', async () => {
    const form = new FormData();
    form.set('name', 'Ana');
    form.set('avatar', new File(['abc'], 'a.png', { type: 'image/png' }));
    expect((await send(form)).json()).toEqual({ name: 'Ana', bytes: 3, locale: 'es' });
  });

  it('accept a file of two megabytes and refuse a larger one on its field', async () => {
    const ofSize = (bytes: number) => {
      const form = new FormData();
      form.set('name', 'Ana');
      form.set('avatar', new File([new Uint8Array(bytes)], 'a.png'));
      return form;
    };
    const limit = 2 * 1024 * 1024;
    expect((await send(ofSize(limit))).json()).toMatchObject({ bytes: limit });
    const answer = await send(ofSize(limit + 1));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      inputError: 'avatar',
      error: 'file_too_large',
      message: 'The file is too large. At most 2 MB.',
    });
  });

  it('refuse a second file', async () => {
    const form = new FormData();
    form.append('avatar', new File(['a'], 'a.png'));
    form.append('avatar', new File(['b'], 'b.png'));
    expect((await send(form)).statusCode).toBe(413);
  });
});
