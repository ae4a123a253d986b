import { execute, parse } from 'graphql/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '../graphql/messages.ts';
import { testGateway, writeOperations } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';

const texts = {
  good: 'query Good($deep: Boolean!) { ping thing { name thing @include(if: $deep) { name } } }',
  bad: '{ ping crash deliberate refused secret }',
};
const operationsFile = writeOperations(texts);

let made: ReturnType<typeof testGateway>;
beforeAll(() => {
  made = testGateway({ schema: testingGraph, config: { operationsFile } });
});
afterAll(() => made.stop());

interface Result {
  data?: unknown;
  errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
}

async function answer(operation: object): Promise<Result> {
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer good',
    'x-request-id': 'request-0001',
  };
  const body = JSON.stringify(operation);
  const response = await made.gateway.yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers,
    body,
  });
  return (await response.json()) as Result;
}

describe('a compiled operation', () => {
  it.each([true, false])('returns the same data as graphql-js (with more: %s)', async (deep) => {
    const variables = { deep };
    const document = parse(texts.good);
    const expected = await execute({ schema: testingGraph, document, variableValues: variables });
    expect(await answer({ documentId: 'good', variables })).toEqual(expected);
    // Uses the compiled operation of the first execution.
    expect(await answer({ documentId: 'good', variables })).toEqual(expected);
  });

  it('masks errors and adds their code, path and request id', async () => {
    const error = (message: string, path: string, code: string) => ({
      message,
      path: [path],
      extensions: { code, requestId: 'request-0001' },
    });
    const expected = [
      error(messageOf('UNEXPECTED_ERROR').message, 'crash', 'INTERNAL'),
      error('Come back later.', 'deliberate', 'RATE_LIMITED'),
      error(messageOf('ARCHIVED').message, 'refused', 'FORBIDDEN'),
      error('GET /api/secret is not in the table', 'secret', 'NOT_FOUND'),
    ];
    const { data, errors = [] } = await answer({ documentId: 'bad' });
    expect(data).toEqual({ ping: 'pong', crash: null, deliberate: null, refused: null, secret: null });
    expect(errors.toSorted((a, b) => String(a.path).localeCompare(String(b.path)))).toMatchObject(expected);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });

  it('refuses invalid variables', async () => {
    const result = await answer({ documentId: 'good', variables: { deep: 'yes' } });
    expect(result).not.toHaveProperty('data');
    expect(result.errors).toHaveLength(1);
    expect(result.errors?.[0]?.extensions['code']).toBe('BAD_REQUEST');
  });

  it('is chosen by name among those of one document', async () => {
    const query = 'query A { ping } query B { thing { name } }';
    const run = (operationName?: string) => answer({ query, operationName });
    expect((await run('A')).data).toEqual({ ping: 'pong' });
    expect((await run('B')).data).toEqual({ thing: { name: 'thing' } });
    expect((await run('C')).errors).toHaveLength(1);
    expect((await run()).errors).toHaveLength(1);
  });
});
