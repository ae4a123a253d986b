import { waitFor } from '@testing-library/react';
import { PreloadableQueryRegistry } from 'relay-runtime';
import type { CacheConfig, GraphQLResponse, RequestParameters } from 'relay-runtime';
import query from '../shell/session/__generated__/checkSessionQuery.graphql.ts';
import { GraphQLErrors, NetworkError, SessionExpiredError } from './errors.ts';
import { createFetch } from './network.ts';
import { sessionExpired } from './signals.ts';

const request = (operationKind: 'query' | 'mutation') =>
  ({
    id: 'abc',
    name: 'TestQuery',
    operationKind,
    text: null,
    metadata: {},
    cacheID: 'x',
  }) as RequestParameters;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function run(
  answers: (() => Response)[],
  kind: 'query' | 'mutation' = 'query',
  cacheConfig: CacheConfig = {},
) {
  const waits: number[] = [];
  const fetchMock = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  const fetchGraph = createFetch({
    fetch: fetchMock,
    locale: () => 'es',
    wait: async (ms) => void waits.push(ms),
  });
  const source = fetchGraph(request(kind), { id: 1 }, cacheConfig, null) as unknown as {
    toPromise: () => Promise<GraphQLResponse>;
    subscribe: (observer: object) => { unsubscribe: () => void };
  };
  return { source, fetchMock, waits };
}

describe('createFetch', () => {
  it('sends the document id, the language and the CSRF header', async () => {
    const { source, fetchMock } = run([() => json({ data: { ok: true } })]);
    await expect(source.toPromise()).resolves.toEqual({ data: { ok: true } });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/graphql');
    expect(JSON.parse(init?.body as string)).toEqual({ documentId: 'abc', variables: { id: 1 } });
    expect(init?.credentials).toBe('same-origin');
    expect(init?.headers).toMatchObject({ 'x-graphql-yoga-csrf': '1', 'accept-language': 'es' });
  });

  it('sends the variables that are kept out of the store', async () => {
    const sent = { input: { password: 'secret' } };
    const { source, fetchMock } = run([() => json({ data: { ok: true } })], 'mutation', {
      metadata: { sent },
    });
    await source.toPromise();
    const [, init] = fetchMock.mock.calls[0] ?? [];
    expect(JSON.parse(init?.body as string)).toEqual({ documentId: 'abc', variables: sent });
  });

  it('sends files as a form under their paths, and lets the browser set the content type', async () => {
    const fetchMock = vi.fn<typeof fetch>(async () => json({ data: { ok: true } }));
    const fetchGraph = createFetch({ fetch: fetchMock, locale: () => 'es' });
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    const variables = { input: { avatar: null } };
    const source = fetchGraph(
      request('mutation'),
      { input: {} },
      { metadata: { sent: variables } },
      {
        'variables.input.avatar': file,
      },
    ) as unknown as { toPromise: () => Promise<GraphQLResponse> };
    await source.toPromise();
    const [, init] = fetchMock.mock.calls[0] ?? [];
    const form = init?.body as FormData;
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(form.get('operations') as string)).toEqual({ documentId: 'abc', variables });
    expect(JSON.parse(form.get('map') as string)).toEqual({ 0: ['variables.input.avatar'] });
    expect(form.get('0')).toBe(file);
    expect(init?.headers).not.toHaveProperty('content-type');
    expect(init?.headers).toMatchObject({ 'x-graphql-yoga-csrf': '1' });
  });

  it('retries a query after 1, 2 and 4 seconds, then reports that the server is unreachable', async () => {
    const { source, fetchMock, waits } = run([]);
    await expect(source.toPromise()).rejects.toBeInstanceOf(NetworkError);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });

  it('treats a null viewer as the end of the session and keeps it out of the store', async () => {
    const ended = vi.fn();
    const stop = sessionExpired.subscribe(ended);
    const { source } = run([() => json({ data: { viewer: null } })]);
    await expect(source.toPromise()).rejects.toBeInstanceOf(SessionExpiredError);
    stop();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('keeps data and session when the viewer could not be loaded', async () => {
    const ended = vi.fn();
    const stop = sessionExpired.subscribe(ended);
    const errors = [{ message: 'The platform is down.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
    const { source } = run([() => json({ data: { viewer: null }, errors })]);
    await expect(source.toPromise()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    stop();
    expect(ended).not.toHaveBeenCalled();
  });

  it('recovers when a later attempt succeeds', async () => {
    const { source } = run([() => json({}, 503), () => json({ data: { ok: true } })]);
    await expect(source.toPromise()).resolves.toEqual({ data: { ok: true } });
  });

  it('never retries a mutation', async () => {
    const { source, fetchMock } = run([], 'mutation');
    await expect(source.toPromise()).rejects.toBeInstanceOf(NetworkError);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('waits as long as a rate limit requires', async () => {
    const { source, waits } = run([() => json({}, 429, { 'retry-after': '3' }), () => json({ data: {} })]);
    await source.toPromise();
    expect(waits).toEqual([3_000]);
  });

  it.each([
    ['a status', () => json({}, 401)],
    [
      'a code',
      () => json({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }),
    ],
  ])('reports the end of the session once, detected by %s', async (_how, answer) => {
    const heard = vi.fn();
    const stop = sessionExpired.subscribe(heard);
    await expect(run([answer]).source.toPromise()).rejects.toBeInstanceOf(SessionExpiredError);
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps code, status and request id of a masked failure', async () => {
    const body = { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN', requestId: 'r-1' } }] };
    const error: unknown = await run([() => json(body)])
      .source.toPromise()
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(GraphQLErrors);
    expect(error).toMatchObject({ code: 'FORBIDDEN', requestId: 'r-1', message: 'no' });
  });

  it('passes partial data to the store although a field failed', async () => {
    const body = { data: { usage: null }, errors: [{ message: 'slow', path: ['viewer'] }] };
    await expect(run([() => json(body)]).source.toPromise()).resolves.toEqual(body);
  });

  it('treats an error of the root field as a failure, not as deletion', async () => {
    const error = { message: 'away', path: ['cluster'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    const { source } = run([() => json({ data: { cluster: null }, errors: [error] })]);
    await expect(source.toPromise()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', message: 'away' });
    const missing = { data: { cluster: null } };
    await expect(run([() => json(missing)]).source.toPromise()).resolves.toEqual(missing);
  });

  it('treats an HTML page of a proxy as a server failure', async () => {
    const html = () => new Response('<html>', { status: 502 });
    const { source } = run([html, html, html, html]);
    await expect(source.toPromise()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', status: 502 });
  });

  it('retries a query whose response was cut off', async () => {
    const cut = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));
    const { source, waits } = run([cut, () => json({ data: { ok: true } })]);
    await expect(source.toPromise()).resolves.toEqual({ data: { ok: true } });
    expect(waits).toEqual([1_000]);
    await expect(run([cut], 'mutation').source.toPromise()).rejects.toBeInstanceOf(NetworkError);
  });

  it('aborts the request on disposal', () => {
    let signal: AbortSignal | null | undefined;
    const fetchGraph = createFetch({
      locale: () => 'en',
      fetch: (_url, init) => {
        signal = init?.signal;
        return new Promise(() => undefined);
      },
    });
    const source = fetchGraph(request('query'), {}, {}, null) as unknown as {
      subscribe: (observer: object) => { unsubscribe: () => void };
    };
    source.subscribe({}).unsubscribe();
    expect(signal?.aborted).toBe(true);
  });
});

describe('the response to a query whose document is not loaded yet', () => {
  const preloaded = { metadata: { isPreloaded: true } };
  const ask = () => run([() => json({ data: { ok: true } })], 'query', preloaded).source;
  const waiting = vi.spyOn(PreloadableQueryRegistry, 'onLoad');
  beforeEach(() => {
    waiting.mockClear();
    PreloadableQueryRegistry.clear();
  });

  it('is passed on when the document has been loaded', async () => {
    const next = vi.fn();
    ask().subscribe({ next });
    await waitFor(() => expect(waiting).toHaveBeenCalled());
    expect(next).not.toHaveBeenCalled();
    PreloadableQueryRegistry.set('abc', query);
    await waitFor(() => expect(next).toHaveBeenCalledWith({ data: { ok: true } }));
  });

  it('is passed on at once when the screen was open before', async () => {
    PreloadableQueryRegistry.set('abc', query);
    await expect(ask().toPromise()).resolves.toEqual({ data: { ok: true } });
    expect(waiting).not.toHaveBeenCalled();
  });

  it('is dropped when the screen was left before', async () => {
    const observer = { next: vi.fn(), error: vi.fn() };
    const { unsubscribe } = ask().subscribe(observer);
    await waitFor(() => expect(waiting).toHaveBeenCalled());
    unsubscribe();
    PreloadableQueryRegistry.set('abc', query);
    // A later one has been passed on, so this one would have been, too.
    await ask().toPromise();
    expect(observer.next).not.toHaveBeenCalled();
    expect(observer.error).not.toHaveBeenCalled();
  });
});
