import { changesBetween } from './changesBetween.ts';

const replicas = (id: string, before: string, after: string) => ({
  id,
  changes: [{ path: 'replicas', before, after }],
});
const first = { id: 'v1', changes: [] };

describe('the changes between two versions', () => {
  const tag = { id: 'v3', changes: [{ path: 'imageTag', before: '1.4', after: '1.5' }] };
  const versions = [replicas('v4', '2', '3'), tag, replicas('v2', '1', '2'), first];

  it('go from the first value to the last, and leave out what is the same again', () => {
    expect(changesBetween(versions, 'v1', 'v4')).toEqual([
      { path: 'replicas', before: '1', after: '3' },
      { path: 'imageTag', before: '1.4', after: '1.5' },
    ]);
    expect(changesBetween(versions, 'v2', 'v3')).toEqual([{ path: 'imageTag', before: '1.4', after: '1.5' }]);
    const undone = [replicas('v3', '2', '1'), replicas('v2', '1', '2'), first];
    expect(changesBetween(undone, 'v1', 'v3')).toEqual([]);
  });

  it('go from the newer values to the older ones when the second version is the older one', () => {
    expect(changesBetween(versions, 'v4', 'v1')).toEqual([
      { path: 'replicas', before: '3', after: '1' },
      { path: 'imageTag', before: '1.5', after: '1.4' },
    ]);
  });
});
