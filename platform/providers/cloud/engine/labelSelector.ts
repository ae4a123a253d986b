import type { Labels } from '../port.ts';
import { invalidInput } from './apiError.ts';

type Matches = (labels: Labels) => boolean;

const SET = /^([^\s!=]+)\s+(in|notin)\s+\(([^)]*)\)$/;
const EQUALITY = /^([^\s!=]+)\s*(!=|==|=)\s*(\S*)$/;
const EXISTS = /^(!?)([^\s!=(),]+)$/;

function requirement(text: string): Matches {
  const set = SET.exec(text);
  if (set) {
    const [, key = '', operator, list = ''] = set;
    const values = list.split(',').map((value) => value.trim());
    return (labels) => values.includes(labels[key] ?? '\0') === (operator === 'in');
  }
  const equality = EQUALITY.exec(text);
  if (equality) {
    const [, key = '', operator, value = ''] = equality;
    return (labels) => (labels[key] === value) === (operator !== '!=');
  }
  const exists = EXISTS.exec(text);
  if (!exists) throw invalidInput('label_selector', 'is not a valid label selector');
  const [, not, key = ''] = exists;
  return (labels) => key in labels === (not === '');
}

/** Splits at the commas outside of parentheses. */
function parts(selector: string): string[] {
  return selector
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Reads a selector: `k`, `!k`, `k=v`, `k!=v`, `k in (a,b)`, `k notin (a,b)`, joined by commas. */
export function labelSelector(selector: string): Matches {
  const all = parts(selector).map(requirement);
  return (labels) => all.every((matches) => matches(labels));
}
