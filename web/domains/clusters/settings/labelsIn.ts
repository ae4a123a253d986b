import { message } from '../../../forms/messages.ts';

const keyOf = (label: string): string => label.split('=', 1)[0] ?? '';

/** Key and value of a label such as env=production; the value is undefined without an equals sign. */
export function partsOf(label: string): [key: string, value: string | undefined] {
  const key = keyOf(label);
  return [key, key === label ? undefined : label.slice(key.length + 1)];
}

/**
 * The labels of a text, one per line or several with commas as kubectl prints them, in the order and spelling that the
 * platform stores: otherwise a saved form would differ from what was saved.
 */
export function labelsIn(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((label) =>
      label
        .split('=')
        .map((part) => part.trim())
        .join('='),
    )
    .filter((label) => label !== '')
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const MAX_LABELS = 20;
const NAME = /^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
const PREFIX = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

function isKey(key: string): boolean {
  const [name = '', prefix, ...rest] = key.split('/').reverse();
  return NAME.test(name) && rest.length === 0 && (prefix === undefined || PREFIX.test(prefix));
}

function labelProblem(label: string): string | undefined {
  const [key, value] = partsOf(label);
  if (value === undefined) return message('messages:CLUSTER_LABEL_FORM', { label });
  if (!isKey(key)) return message('messages:CLUSTER_LABEL_KEY', { key });
  if (value !== '' && !NAME.test(value)) return message('messages:CLUSTER_LABEL_VALUE', { key, value });
  return undefined;
}

/**
 * The first problem of a text with labels, by Kubernetes' rules; undefined if there is none. For immediate feedback: the
 * server has the same rules and decides.
 */
export function labelsProblem(text: string): string | undefined {
  const labels = labelsIn(text);
  if (labels.length > MAX_LABELS) return message('messages:CLUSTER_LABELS_MANY', { max: MAX_LABELS });
  const problem = labels.map(labelProblem).find((one) => one !== undefined);
  if (problem !== undefined) return problem;
  const keys = labels.map(keyOf);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  return twice === undefined ? undefined : message('messages:CLUSTER_LABEL_TWICE', { key: twice });
}
