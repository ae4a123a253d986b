import { describe, expect, it } from 'vitest';
import type { KubeObject } from '../../../providers/kubernetes/api/objects.ts';
import { changesOf } from './manifests.changes.ts';

const objectWith = (
  spec: unknown,
  annotations: Record<string, string> = {},
): KubeObject & { spec: unknown } => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'one', uid: 'u1', creationTimestamp: '2026-01-15T12:00:00Z', annotations },
  spec,
});
const changes = (before: unknown, after: unknown) =>
  changesOf(objectWith(before), objectWith(after)).map(({ field, ...values }) => [
    field,
    values.before,
    values.after,
  ]);

describe('the changes between two objects', () => {
  it('name items of a list by their names, and others by their position', () => {
    const container = (name: string, image: string) => ({ name, image, args: ['a', 'b'] });
    expect(
      changes(
        { containers: [container('web', 'nginx:1'), container('side', 'envoy:1')] },
        { containers: [container('web', 'nginx:2'), { ...container('side', 'envoy:1'), args: ['a', 'c'] }] },
      ),
    ).toEqual([
      ['spec.containers[web].image', 'nginx:1', 'nginx:2'],
      ['spec.containers[side].args[1]', 'b', 'c'],
    ]);
  });

  it('contain another order of named items', () => {
    const [one, two] = [{ name: 'one' }, { name: 'two' }];
    expect(changes({ initContainers: [one, two] }, { initContainers: [two, one] })).toEqual([
      ['spec.initContainers', 'one, two', 'two, one'],
    ]);
  });

  it('contain each value that is added or removed', () => {
    expect(changes({ a: { b: 1 } }, { c: [{ d: true }], e: {} })).toEqual([
      ['spec.a.b', '1', null],
      ['spec.c[0].d', null, 'true'],
      ['spec.e', null, '{}'],
    ]);
  });

  it('tell text from numbers', () => {
    expect(changes({ port: 80 }, { port: '80' })).toEqual([['spec.port', '80', '"80"']]);
  });

  it('put keys with dots in brackets, and leave out what machines write', () => {
    const hidden = { 'deployment.kubernetes.io/revision': '1' };
    const before = objectWith({}, { ...hidden, 'example.com/a': '1' });
    const after = objectWith({}, { 'deployment.kubernetes.io/revision': '2' });
    expect(changesOf(before, after)).toEqual([
      { field: 'metadata.annotations[example.com/a]', before: '"1"', after: null },
    ]);
  });
});
