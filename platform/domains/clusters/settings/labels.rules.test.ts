import { describe, expect, it } from 'vitest';
import { fromInputText } from '../../../messages/messages.ts';
import { labelProblem, labelsInput } from './labels.rules.ts';

const codeOf = (text: string | null) => (text === null ? null : (fromInputText(text)?.code ?? text));
const refusal = (labels: unknown) => {
  const { error } = labelsInput.safeParse(labels);
  return error?.issues.map(({ message, path }) => [path, codeOf(message)]);
};

describe('labels of a cluster', () => {
  it.each([
    'env=production',
    'a=',
    'example.com/team=shop',
    'App_1.x-y=1.0',
    `${'k'.repeat(63)}=${'v'.repeat(63)}`,
  ])('may be %s', (label) => expect(labelProblem(label)).toBeNull());

  it.each([
    ['env', 'cluster_label_form'],
    ['=production', 'cluster_label_key'],
    ['-env=x', 'cluster_label_key'],
    [`${'k'.repeat(64)}=x`, 'cluster_label_key'],
    ['Example.com/team=x', 'cluster_label_key'],
    ['a/b/c=x', 'cluster_label_key'],
    ['/team=x', 'cluster_label_key'],
    ['env=with space', 'cluster_label_value'],
    ['env=-x', 'cluster_label_value'],
    ['env=a=b', 'cluster_label_value'],
    [`env=${'v'.repeat(64)}`, 'cluster_label_value'],
  ])('may not be %s: %s', (label, code) => expect(codeOf(labelProblem(label))).toBe(code));

  it('are trimmed and sorted by key', () => {
    expect(labelsInput.parse([' team = shop', 'env=test'])).toEqual(['env=test', 'team=shop']);
  });

  it('have each key once, and there are at most 20', () => {
    expect(refusal(['env=a', 'env=b'])).toEqual([[[], 'cluster_label_twice']]);
    expect(refusal(Array.from({ length: 21 }, (_, i) => `k${i}=v`))).toEqual([[[], 'cluster_labels_many']]);
  });
});
