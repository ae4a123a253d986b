import { changesBetween } from './changesBetween.ts';

const replicas = (before: string, after: string) => ({ changes: [{ path: 'replicas', before, after }] });

describe('the changes between two versions', () => {
  it('go from the first value to the last, and leave out what is the same again', () => {
    const tag = { changes: [{ path: 'imageTag', before: '1.4', after: '1.5' }] };
    expect(changesBetween([replicas('1', '2'), tag, replicas('2', '3')])).toEqual([
      { path: 'replicas', before: '1', after: '3' },
      { path: 'imageTag', before: '1.4', after: '1.5' },
    ]);
    expect(changesBetween([replicas('1', '2'), replicas('2', '1')])).toEqual([]);
  });
});
