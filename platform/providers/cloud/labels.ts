import type { Labels } from './port.ts';
import { text, type Message } from '../../messages/messages.ts';

const PART = /^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
const PREFIX = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;
/** Hetzner reserves this prefix. */
const RESERVED_PREFIX = 'hetzner.cloud';

function keyProblem(key: string): Message | null {
  const slash = key.indexOf('/');
  const prefix = slash === -1 ? null : key.slice(0, slash);
  if (prefix === RESERVED_PREFIX) return text('label_reserved', { key });
  const isFine = PART.test(key.slice(slash + 1)) && (prefix === null || PREFIX.test(prefix));
  return isFine ? null : text('label_key', { key: JSON.stringify(key) });
}

/** Why Hetzner would refuse the labels; null if they are valid. */
export function labelProblem(labels: Labels): Message | null {
  for (const [key, value] of Object.entries(labels)) {
    const problem = keyProblem(key);
    if (problem) return problem;
    if (value !== '' && !PART.test(value)) {
      return text('label_value', { key });
    }
  }
  return null;
}

/** A selector that matches all the labels, such as `cluster=shop,role=master`. */
export function selectorOf(labels: Labels): string {
  return Object.entries(labels)
    .map(([key, value]) => `${key}=${value}`)
    .join(',');
}

/** True if `labels` contains all of `wanted`. */
export function hasLabels(labels: Labels, wanted: Labels): boolean {
  return Object.entries(wanted).every(([key, value]) => labels[key] === value);
}
