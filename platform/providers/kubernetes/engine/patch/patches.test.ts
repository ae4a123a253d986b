import { describe, expect, it } from 'vitest';
import { StatusError } from '../http/status.ts';
import { jsonPatch } from './jsonPatch.ts';
import { mergePatch } from './mergePatch.ts';
import { strategicMergePatch } from './strategicMergePatch.ts';

describe('mergePatch', () => {
  it('merges objects, removes with null and replaces lists', () => {
    const target = { a: { b: 1, c: 2 }, list: [1, 2] };
    expect(mergePatch(target, { a: { b: null, d: 3 }, list: [3] })).toEqual({ a: { c: 2, d: 3 }, list: [3] });
    expect(target.a.b).toBe(1);
  });
});

describe('jsonPatch', () => {
  it('carries out all operations', () => {
    const patched = jsonPatch({ a: { 'x/y': 1 }, list: [1, 2, 3], gone: true }, [
      { op: 'test', path: '/a/x~1y', value: 1 },
      { op: 'replace', path: '/a/x~1y', value: 2 },
      { op: 'add', path: '/list/1', value: 9 },
      { op: 'add', path: '/list/-', value: 4 },
      { op: 'remove', path: '/list/0' },
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'move', from: '/gone', path: '/moved' },
    ]);
    expect(patched).toEqual({ a: { 'x/y': 2 }, b: { 'x/y': 2 }, list: [9, 2, 3, 4], moved: true });
  });

  it.each([
    [[{ op: 'remove', path: '/missing' }]],
    [[{ op: 'replace', path: '/list/3', value: 1 }]],
    [[{ op: 'test', path: '/list/0', value: 2 }]],
    [[{ op: 'explode', path: '/list' }]],
    [{ op: 'remove', path: '/list' }],
    [[{ op: 'remove', path: '/list/' }]],
    [[{ op: 'remove', path: '/list/00' }]],
    [[{ op: 'replace', path: '/list/0x0', value: 2 }]],
    [[{ op: 'test', path: '/list/0e1', value: 1 }]],
    [[{ op: 'replace', path: '/objects//name', value: 'b' }]],
    [[{ op: 'remove', path: '/toString' }]],
    [[{ op: 'copy', from: '/constructor', path: '/copied' }]],
  ])('refuses %j', (patch) => {
    expect(() => jsonPatch({ list: [1], objects: [{ name: 'a' }] }, patch)).toThrow(StatusError);
  });
});

describe('strategicMergePatch', () => {
  const pod = {
    containers: [
      { name: 'web', image: 'nginx:1', env: [{ name: 'A', value: '1' }], args: ['a', 'b'] },
      { name: 'log', image: 'log:1' },
    ],
    tolerations: [{ key: 'a' }],
  };

  it('merges lists by key and replaces the others', () => {
    const patch = {
      containers: [{ name: 'web', image: 'nginx:2', env: [{ name: 'B', value: '2' }], args: ['c'] }],
      tolerations: [{ key: 'b' }],
    };
    expect(strategicMergePatch(pod, patch)).toEqual({
      containers: [
        {
          name: 'web',
          image: 'nginx:2',
          env: [
            { name: 'A', value: '1' },
            { name: 'B', value: '2' },
          ],
          args: ['c'],
        },
        { name: 'log', image: 'log:1' },
      ],
      tolerations: [{ key: 'b' }],
    });
  });

  it('follows the directives of kubectl', () => {
    const patch = {
      '$setElementOrder/containers': [{ name: 'new' }, { name: 'web' }],
      containers: [
        { name: 'new', image: 'new:1' },
        { name: 'log', $patch: 'delete' },
        { name: 'web', env: [{ $patch: 'replace' }, { name: 'C', value: '3' }] },
      ],
    };
    expect(strategicMergePatch(pod, patch)).toMatchObject({
      containers: [
        { name: 'new', image: 'new:1' },
        { name: 'web', image: 'nginx:1', env: [{ name: 'C', value: '3' }] },
      ],
    });
    const strategy = { strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1 } } };
    const recreate = { strategy: { $retainKeys: ['type'], type: 'Recreate' } };
    expect(strategicMergePatch(strategy, recreate)).toEqual({ strategy: { type: 'Recreate' } });
    const finalizers = { finalizers: ['a', 'b'] };
    const without = { '$deleteFromPrimitiveList/finalizers': ['a'], finalizers: ['c'] };
    expect(strategicMergePatch(finalizers, without)).toEqual({ finalizers: ['b', 'c'] });
  });

  it('replaces the taints of a node', () => {
    const node = { taints: [{ key: 'a', effect: 'NoSchedule' }] };
    const patch = { taints: [{ key: 'b', effect: 'NoSchedule' }] };
    expect(strategicMergePatch(node, patch)).toEqual(patch);
  });

  it('merges ports by their number', () => {
    const target = { ports: [{ containerPort: 80 }, { containerPort: 81 }] };
    const patch = {
      ports: [
        { containerPort: 80, name: 'http' },
        { containerPort: 81, $patch: 'delete' },
      ],
    };
    expect(strategicMergePatch(target, patch)).toEqual({ ports: [{ containerPort: 80, name: 'http' }] });
  });
});
