import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, writeOperations } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';

const texts = {
  good: 'query Good($deep: Boolean!) { ping thing { name thing @include(if: $deep) { name } } }',
  bad: '{ ping crash deliberate refused secret }',
  parts: '{ ping thing { name ... @defer(label: "later") { thing { name } } } }',
};
const operationsFile = writeOperations(texts);

let made: ReturnType<typeof testGateway>;
beforeAll(() => {
  made = testGateway({ schema: testingGraph, config: { operationsFile } });
});
afterAll(() => made.stop());

async function answer(operation: object): Promise<{ text: string; type: string }> {
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer good',
    'x-request-id': 'request-0001',
    accept: 'multipart/mixed, application/json',
  };
  const body = JSON.stringify(operation);
  const response = await made.gateway.yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers,
    body,
  });
  return { text: await response.text(), type: response.headers.get('content-type') ?? '' };
}

describe('a persisted operation, compiled at its first use,', () => {
  it.each([true, false])('answers what its text answers (with more: %s)', async (deep) => {
    const variables = { deep };
    const compiled = await answer({ documentId: 'good', variables });
    expect(JSON.parse(compiled.text)).toEqual(
      JSON.parse((await answer({ query: texts.good, variables })).text),
    );
    expect(await answer({ documentId: 'good', variables })).toEqual(compiled);
  });

  it('brings the same errors: masked, coded, with path and request id', async () => {
    const [compiled, plain] = [await answer({ documentId: 'bad' }), await answer({ query: texts.bad })];
    const errorsOf = ({ text }: { text: string }) =>
      (JSON.parse(text) as { errors: Record<string, unknown>[] }).errors
        // Persisted documents are kept without the positions of their words.
        .map(({ message, path, extensions }) => ({ message, path, extensions }))
        .sort((a, b) => String(a.path).localeCompare(String(b.path)));
    expect(errorsOf(compiled)).toHaveLength(4);
    expect(errorsOf(compiled)).toEqual(errorsOf(plain));
    expect(compiled.text).not.toContain('hunter2');
  });

  it('refuses variables that do not fit', async () => {
    expect((await answer({ documentId: 'good', variables: { deep: 'yes' } })).text).toContain('deep');
  });

  it('still answers in parts when it asks for parts', async () => {
    const { text, type } = await answer({ documentId: 'parts' });
    expect(type).toContain('multipart/mixed');
    expect(text).toContain('"label":"later"');
  });
});
