import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checksFrom } from '../bench/peers/checks.mjs';
import { ownDocuments } from '../bench/support/operations.ts';
import { read, root } from './repository.ts';

describe("the checks of the benchmark's peers", () => {
  it('find every schema in the gateway', async () => {
    const load = (file: string) => import(/* @vite-ignore */ join(root, 'gateway/domains', `${file}.ts`));
    const check = await checksFrom(load);
    expect(() => check('/api/clusters/c1/registries', ['hub'])).not.toThrow();
    expect(() => check('/api/clusters/c1/registries', [1])).toThrow();
  });

  it('are refused when a schema is missing', async () => {
    await expect(checksFrom(() => Promise.resolve({}))).rejects.toThrow('does not export the schema');
  });
});

describe('the operations of the benchmarks', () => {
  it.each(Object.entries(ownDocuments))('fit the schema: %s', (_name, text) => {
    expect(validate(buildSchema(read('schema.graphql')), parse(text))).toEqual([]);
  });
});
