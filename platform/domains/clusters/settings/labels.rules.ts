import { z } from 'zod';
import { inputText } from '../../../messages/messages.ts';

/** Labels of a cluster as `key=value`, with Kubernetes' rules for both. Pure. */

const MAX_LABELS = 20;

/** Up to 63 letters, digits, `-`, `_` and `.`; the first and the last one a letter or digit. */
const namePattern = /^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
/** A domain name in lower case. */
const prefixPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Key and value; without `=` the value is undefined. */
function partsOf(label: string): { key: string; value: string | undefined } {
  const [key = '', ...rest] = label.split('=');
  return { key: key.trim(), value: rest.length > 0 ? rest.join('=').trim() : undefined };
}

function isKey(key: string): boolean {
  const [name = '', prefix, ...rest] = key.split('/').reverse();
  return namePattern.test(name) && rest.length === 0 && (prefix === undefined || prefixPattern.test(prefix));
}

/** What is wrong with a label; null if nothing is. */
export function labelProblem(label: string): string | null {
  const { key, value } = partsOf(label);
  if (value === undefined) return inputText('cluster_label_form', { label });
  if (!isKey(key)) return inputText('cluster_label_key', { key });
  if (value !== '' && !namePattern.test(value)) return inputText('cluster_label_value', { key, value });
  return null;
}

/** The labels of a request: blanks around keys and values are removed, and they are sorted by key. */
export const labelsInput = z
  .array(z.string())
  .max(MAX_LABELS, inputText('cluster_labels_many', { max: MAX_LABELS }))
  .superRefine((labels, context) => {
    // The first problem of the field: a form shows one message at a time.
    const problem = labels.map(labelProblem).find((one) => one !== null);
    const keys = labels.map((label) => partsOf(label).key);
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    const message =
      problem ?? (twice === undefined ? null : inputText('cluster_label_twice', { key: twice }));
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((labels) =>
    labels
      .map(partsOf)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, value = '' }) => `${key}=${value}`),
  );
