import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function answer(operation: object): Promise<{ text: string }> {
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
  return { text: await response.text() };
}

describe('a compiled operation', () => {
  it.each([true, false])('returns the same as its text (with more: %s)', async (deep) => {
    const variables = { deep };
    const compiled = await answer({ documentId: 'good', variables });
    expect(JSON.parse(compiled.text)).toEqual(
      JSON.parse((await answer({ query: texts.good, variables })).text),
    );
    expect(await answer({ documentId: 'good', variables })).toEqual(compiled);
  });

  it('returns the same errors: masked, coded, with path and request id', async () => {
    const [compiled, plain] = [await answer({ documentId: 'bad' }), await answer({ query: texts.bad })];
    const errorsOf = ({ text }: { text: string }) =>
      (JSON.parse(text) as { errors: Record<string, unknown>[] }).errors
        // Persisted documents are stored without locations.
        .map(({ message, path, extensions }) => ({ message, path, extensions }))
        .sort((a, b) => String(a.path).localeCompare(String(b.path)));
    expect(errorsOf(compiled)).toHaveLength(4);
    expect(errorsOf(compiled)).toEqual(errorsOf(plain));
    expect(compiled.text).not.toContain('hunter2');
  });

  it('refuses invalid variables', async () => {
    expect((await answer({ documentId: 'good', variables: { deep: 'yes' } })).text).toContain('deep');
  });

  it('is chosen by name among those of one document', async () => {
    const query = 'query A { ping } query B { thing { name } }';
    const run = async (operationName?: string) =>
      JSON.parse((await answer({ query, operationName })).text) as { data?: unknown; errors?: unknown[] };
    expect((await run('A')).data).toEqual({ ping: 'pong' });
    expect((await run('B')).data).toEqual({ thing: { name: 'thing' } });
    expect((await run('C')).errors).toHaveLength(1);
    expect((await run()).errors).toHaveLength(1);
  });
});
