import { z } from 'zod';
import type { Labels } from '../port.ts';
import { ApiError, invalidInput } from './apiError.ts';

const DEFAULT_PER_PAGE = 25;
const MAX_PER_PAGE = 50;

/** A query as Fastify parses it: a repeated parameter is a list. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** All values of a parameter. */
export function valuesOf(query: Query, name: string): string[] {
  const value = query[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

const page = z.coerce.number().int().min(1);

function numberOf(query: Query, name: string, fallback: number): number {
  const [text] = valuesOf(query, name);
  if (text === undefined) return fallback;
  const read = page.safeParse(text);
  if (!read.success) throw invalidInput(name, 'must be a number greater than 0');
  return read.data;
}

/** One page of the rows and its `meta.pagination`. At most 50 per page. */
export function pageOf<T>(query: Query, rows: readonly T[]) {
  const current = numberOf(query, 'page', 1);
  const perPage = Math.min(MAX_PER_PAGE, numberOf(query, 'per_page', DEFAULT_PER_PAGE));
  const end = current * perPage;
  const pagination = { next_page: end < rows.length ? current + 1 : null };
  return { rows: rows.slice(end - perPage, end), meta: { pagination } };
}

type Matches = (labels: Labels) => boolean;

/** Parses a selector of equalities such as `cluster=shop,role=master`; our client sends no others. */
export function labelSelector(selector: string): Matches {
  const all = selector.split(',').map((part): Matches => {
    const [, key, value] = /^([^\s!=(),]+)=([^\s!=(),]*)$/.exec(part) ?? [];
    if (key === undefined) throw invalidInput('label_selector', 'is not a valid label selector');
    return (labels) => labels[key] === value;
  });
  return (labels) => all.every((matches) => matches(labels));
}

/** What lists can be filtered by. */
export interface Listed {
  name?: string | null;
  labels?: Labels;
}

/** The rows that match the `name` and `label_selector` parameters. */
export function filtered<T extends Listed>(query: Query, rows: readonly T[]): T[] {
  const [name] = valuesOf(query, 'name');
  const [selector] = valuesOf(query, 'label_selector');
  const matches = selector === undefined ? () => true : labelSelector(selector);
  return rows.filter((one) => (name === undefined || one.name === name) && matches(one.labels ?? {}));
}

const wholeNumber = /^\d{1,15}$/;

/** The id in a path; `not_found` if it is not a number. */
export function idOf(text: string): number {
  if (wholeNumber.test(text)) return Number(text);
  throw new ApiError('not_found', `resource with ID '${text}' not found`);
}
