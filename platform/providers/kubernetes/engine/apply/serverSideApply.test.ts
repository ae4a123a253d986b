import { describe, expect, it } from 'vitest';
import type { KubeObject } from '../../api/objects.ts';
import type { JsonObject } from '../json.ts';
import { fieldsOf, fieldText, fromFieldsV1, toFieldsV1 } from './fieldSet.ts';
import { trackUpdate } from './managedFields.ts';
import { serverSideApply } from './serverSideApply.ts';

const now = new Date('2026-03-01T10:00:00Z');
const rules = { isCustom: false };

const pod: KubeObject & { spec: JsonObject } = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'one', uid: 'u', creationTimestamp: '2026-03-01T10:00:00Z' },
  spec: {},
};

function apply(current: KubeObject, manager: string, spec: JsonObject, isForced = false): KubeObject {
  const by = { name: manager, operation: 'Apply', subresource: undefined } as const;
  return serverSideApply(current, { applied: { spec }, manager: by, isForced, rules, now });
}

const web = (more: JsonObject) => ({ containers: [{ name: 'web', ...more }] });

describe('fields', () => {
  it('have paths with the keys of list items, and survive FieldsV1', () => {
    const spec = {
      ...web({ image: 'nginx', ports: [{ containerPort: 80 }] }),
      nodeSelector: { a: 'b' },
      tolerations: [{}],
    };
    const fields = fieldsOf({ ...pod, spec }, rules);
    expect([...fields.values()].map(fieldText)).toEqual([
      '.spec.containers[name="web"]',
      '.spec.containers[name="web"].name',
      '.spec.containers[name="web"].image',
      '.spec.containers[name="web"].ports[containerPort=80,protocol="TCP"]',
      '.spec.containers[name="web"].ports[containerPort=80,protocol="TCP"].containerPort',
      '.spec.nodeSelector',
      '.spec.tolerations',
    ]);
    expect(new Set(fromFieldsV1(toFieldsV1(fields)).keys())).toEqual(new Set(fields.keys()));
  });
});

describe('serverSideApply', () => {
  it('merges the containers of two managers', () => {
    const one = apply(pod, 'one', web({ image: 'nginx' }));
    const two = apply(one, 'two', { containers: [{ name: 'log', image: 'log' }] });
    expect(two).toMatchObject({ spec: { containers: [{ name: 'web' }, { name: 'log' }] } });
    expect(two.metadata.managedFields?.map(({ manager }) => manager)).toEqual(['one', 'two']);
  });

  it('removes what its only owner leaves out, with its empty parents', () => {
    const env = [
      { name: 'A', value: '1' },
      { name: 'B', value: '2' },
    ];
    const one = apply(pod, 'one', web({ image: 'nginx', env }));
    const fewer = apply(one, 'one', web({ image: 'nginx', env: env.slice(0, 1) }));
    expect(fewer).toMatchObject({ spec: web({ image: 'nginx', env: env.slice(0, 1) }) });
    expect(apply(fewer, 'one', web({ image: 'nginx' }))).toHaveProperty('spec', web({ image: 'nginx' }));
  });

  it('keeps what another manager owns too', () => {
    const both = apply(apply(pod, 'one', { priority: 1 }), 'two', { priority: 1 });
    expect(apply(both, 'one', {})).toHaveProperty('spec', { priority: 1 });
  });

  it('refuses to change the field of another manager, unless forced', () => {
    const one = apply(pod, 'one', web({ image: 'nginx:1' }));
    expect(() => apply(one, 'two', web({ image: 'nginx:2' }))).toThrow(
      'Apply failed with 1 conflict: conflict with "one" using v1: .spec.containers[name="web"].image',
    );
    const forced = apply(one, 'two', web({ image: 'nginx:2' }), true);
    expect(forced).toHaveProperty('spec', web({ image: 'nginx:2' }));
    expect(() => apply(forced, 'one', web({ image: 'nginx:1' }))).toThrow('conflict with "two"');
  });

  it('changes nothing when the same is applied again later', () => {
    const one = apply(pod, 'one', web({ image: 'nginx' }));
    const by = { name: 'one', operation: 'Apply', subresource: undefined } as const;
    const later = new Date(now.getTime() + 60_000);
    const again = serverSideApply(one, {
      applied: { spec: web({ image: 'nginx' }) },
      manager: by,
      isForced: false,
      rules,
      now: later,
    });
    expect(again).toEqual(one);
  });

  it('takes lists of custom resources as a whole', () => {
    const fields = fieldsOf({ ...pod, spec: web({ image: 'nginx' }) }, { isCustom: true });
    expect([...fields.values()].map(fieldText)).toEqual(['.spec.containers']);
  });
});

describe('trackUpdate', () => {
  it('moves the changed fields to the manager that changed them', () => {
    const applied = apply(pod, 'one', { ...web({ image: 'nginx:1' }), priority: 1 });
    const by = { name: 'kubectl', operation: 'Update', subresource: undefined } as const;
    const changed = { ...applied, spec: { ...web({ image: 'nginx:2' }), priority: 1 } };
    const tracked = trackUpdate(applied, changed, by, rules, now);
    expect(tracked.metadata.managedFields?.map(({ manager, operation }) => [manager, operation])).toEqual([
      ['one', 'Apply'],
      ['kubectl', 'Update'],
    ]);
    expect(() => apply(tracked, 'one', { ...web({ image: 'nginx:1' }), priority: 1 })).toThrow(
      'conflict with "kubectl"',
    );
  });
});
