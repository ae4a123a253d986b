import { describe, expect, it } from 'vitest';
import type { KubeObject } from '../../../providers/kubernetes/api/objects.ts';
import { lastWriteOf, objectOf, ownerOf, revisionOf, textOf } from './manifests.text.ts';

const metadata: KubeObject['metadata'] = {
  name: 'web',
  namespace: 'shop',
  uid: 'u1',
  resourceVersion: '7',
  creationTimestamp: '2026-01-15T12:00:00Z',
};
const object = (changes: Partial<KubeObject['metadata']> = {}, content: object = {}): KubeObject => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { ...metadata, ...changes },
  ...content,
});

describe('an object as YAML', () => {
  it('keeps its revision while only its status changes', () => {
    const before = object({}, { status: { a: 1 }, spec: { port: 80 } });
    const after = object({ resourceVersion: '8', generation: 2 }, { spec: { port: 80 }, status: { a: 2 } });
    expect(revisionOf(after)).toBe(revisionOf(before));
    expect(revisionOf(object({}, { spec: { port: 81 } }))).not.toBe(revisionOf(before));
  });

  it('becomes an object with the version of the current one and the annotations of machines', () => {
    const hidden = { 'kubectl.kubernetes.io/last-applied-configuration': '{}' };
    const current = object({ annotations: { ...hidden, note: 'mine' } });
    const edited = textOf(current).replace('note: mine', 'note: yours');
    expect(objectOf(edited, current).metadata).toMatchObject({
      resourceVersion: '7',
      uid: 'u1',
      annotations: { ...hidden, note: 'yours' },
    });
  });

  it('may have text that looks like something else', () => {
    const data = { on: 'yes', number: '012', empty: '', lines: 'a\nb\n', long: 'x '.repeat(200) };
    const current = object({}, { data });
    expect(objectOf(textOf(current), current)).toMatchObject({ data });
  });

  it('names the line that is no YAML', () => {
    expect(() => objectOf('kind: Service\nspec: [', object())).toThrow(/^Line 2: /);
    expect(() => objectOf('a: *nobody', object())).toThrow(/^Line 1: /);
  });

  it('knows who wrote it last, without updates of the status, and whom it belongs to', () => {
    const managedFields = [
      { manager: 'kubectl-edit', operation: 'Update', time: '2026-01-15T13:00:00Z' },
      { manager: 'k3s', operation: 'Update', time: '2026-01-15T14:00:00Z', subresource: 'status' },
      { manager: 'helm', operation: 'Update', time: '2026-01-15T12:30:00Z' },
    ];
    expect(lastWriteOf(object({ managedFields }))).toEqual({
      manager: 'kubectl-edit',
      at: new Date('2026-01-15T13:00:00Z'),
    });
    expect(ownerOf(object())).toBeNull();
    expect(ownerOf(object({ labels: { 'app.kubernetes.io/managed-by': 'Helm' } }))).toBe('Helm');
  });
});
