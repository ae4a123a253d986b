import { z } from 'zod';
import type { Labels } from '../port.ts';
import { ApiError, invalidInput } from './apiError.ts';
import { labelSelector } from './labelSelector.ts';

const DEFAULT_PER_PAGE = 25;
const MAX_PER_PAGE = 50;

/** A query as Fastify reads it: a repeated parameter is a list. */
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

export interface Pagination {
  page: number;
  per_page: number;
  previous_page: number | null;
  next_page: number | null;
  last_page: number;
  total_entries: number;
}

/** One page of the rows, with what `meta.pagination` says about it. More than 50 per page are cut to 50. */
export function pageOf<T>(query: Query, rows: readonly T[]): { rows: T[]; meta: { pagination: Pagination } } {
  const current = numberOf(query, 'page', 1);
  const perPage = Math.min(MAX_PER_PAGE, numberOf(query, 'per_page', DEFAULT_PER_PAGE));
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const pagination = {
    page: current,
    per_page: perPage,
    previous_page: current > 1 ? current - 1 : null,
    next_page: current < last ? current + 1 : null,
    last_page: last,
    total_entries: rows.length,
  };
  return { rows: rows.slice((current - 1) * perPage, current * perPage), meta: { pagination } };
}

/** What lists can be sorted and filtered by. */
export interface Listed {
  id: number;
  name?: string | null;
  labels?: Labels;
  data?: { createdAt?: number; startedAt?: number; command?: string };
}

const keys: Readonly<Record<string, (one: Listed) => string | number>> = {
  id: ({ id }) => id,
  name: ({ name }) => name ?? '',
  created: ({ data }) => data?.createdAt ?? 0,
  started: ({ data }) => data?.startedAt ?? 0,
  command: ({ data }) => data?.command ?? '',
};

/** Sorted by the `sort` parameters (`name:desc`), in their order; by id when there is none. */
export function sorted<T extends Listed>(query: Query, rows: readonly T[]): T[] {
  const wanted = valuesOf(query, 'sort');
  const orders = (wanted.length > 0 ? wanted : ['id']).map((text) => {
    const [field = '', direction = 'asc'] = text.split(':');
    const key = Object.hasOwn(keys, field) ? keys[field] : undefined;
    if (!key || (direction !== 'asc' && direction !== 'desc')) {
      throw invalidInput('sort', `${text} is not a valid sort order`);
    }
    return { key, sign: direction === 'asc' ? 1 : -1 };
  });
  return [...rows].sort((a, b) => {
    for (const { key, sign } of orders) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -sign : sign;
    }
    return 0;
  });
}

/** Those that the `name` and `label_selector` parameters let through. */
export function filtered<T extends Listed>(query: Query, rows: readonly T[]): T[] {
  const [name] = valuesOf(query, 'name');
  const [selector] = valuesOf(query, 'label_selector');
  const matches = selector === undefined ? () => true : labelSelector(selector);
  return rows.filter((one) => (name === undefined || one.name === name) && matches(one.labels ?? {}));
}

const wholeNumber = /^\d{1,15}$/;

/** An id from a path; what is no number names nothing. */
export function idOf(text: string): number {
  if (wholeNumber.test(text)) return Number(text);
  throw new ApiError('not_found', `resource with ID '${text}' not found`);
}
