import { labelsIn, labelsProblem } from './labelsIn.ts';

describe('labels', () => {
  it('are read from lines or commas, without blanks, sorted by key', () => {
    expect(labelsIn(' team = shop\n\nenv=production, tier=')).toEqual([
      'env=production',
      'team=shop',
      'tier=',
    ]);
  });

  it.each(['', 'env=production', 'env=', 'example.com/team=web-1.0_a', 'team=shop,env=test'])(
    'are accepted: %j',
    (text) => {
      expect(labelsProblem(text)).toBeUndefined();
    },
  );

  it.each([
    ['env', 'CLUSTER_LABEL_FORM|{"label":"env"}'],
    ['-env=a', 'CLUSTER_LABEL_KEY|{"key":"-env"}'],
    ['Example.com/team=a', 'CLUSTER_LABEL_KEY|{"key":"Example.com/team"}'],
    ['a/b/c=d', 'CLUSTER_LABEL_KEY|{"key":"a/b/c"}'],
    [`${'k'.repeat(64)}=a`, `CLUSTER_LABEL_KEY|{"key":"${'k'.repeat(64)}"}`],
    ['env=two words', 'CLUSTER_LABEL_VALUE|{"key":"env","value":"two words"}'],
    ['env=a=b', 'CLUSTER_LABEL_VALUE|{"key":"env","value":"a=b"}'],
    ['env=a\nenv=b', 'CLUSTER_LABEL_TWICE|{"key":"env"}'],
    [Array.from({ length: 21 }, (_, at) => `k${at}=v`).join('\n'), 'CLUSTER_LABELS_MANY|{"max":20}'],
  ])('are refused: %j', (text, problem) => {
    expect(labelsProblem(text)).toBe(`messages:${problem}`);
  });
});
