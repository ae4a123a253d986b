import { InvalidPathError, InvalidQueryError } from './errors.ts';

/** A path of the platform. `template` has `:id` for every value and is safe for metrics. */
export interface Path {
  readonly value: string;
  readonly template: string;
}

/** Longer than any identifier. */
const MAX_SEGMENT = 300;
/** Longer than any search or cursor; Node refuses requests with more than 16 KiB of headers, including the path. */
const MAX_QUERY_VALUE = 2000;

const isSendable = (text: string, max: number) => text.length <= max && !text.includes('\0');

function segment(value: string | number): string {
  const text = String(value);
  // Proxies would resolve a decoded "." or "..", which addresses another resource.
  if (text === '' || text === '.' || text === '..' || !isSendable(text, MAX_SEGMENT))
    throw new InvalidPathError(text);
  return encodeURIComponent(text);
}

/** Tagged template for paths: every value becomes one encoded segment (or query value). */
export function path(strings: TemplateStringsArray, ...values: (string | number)[]): Path {
  let value = strings[0] ?? '';
  let template = value;
  values.forEach((item, index) => {
    const next = strings[index + 1] ?? '';
    value += segment(item) + next;
    template += `:id${next}`;
  });
  return { value, template };
}

/** The path with a query; parameters without a value are omitted. The template stays unchanged. */
export function withQuery(
  { value, template }: Path,
  parameters: Readonly<Record<string, string | number | null | undefined>>,
): Path {
  const query = new URLSearchParams();
  for (const [name, given] of Object.entries(parameters)) {
    if (given == null) continue;
    const text = String(given);
    if (!isSendable(text, MAX_QUERY_VALUE)) throw new InvalidQueryError(name);
    query.set(name, text);
  }
  return { value: query.size > 0 ? `${value}?${query.toString()}` : value, template };
}
