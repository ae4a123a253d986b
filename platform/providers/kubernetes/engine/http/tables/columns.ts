import type { KubeObject } from '../../../api/objects.ts';
import type { ResourceName } from '../../../api/resources.ts';
import { isList, isObject } from '../../json.ts';

/** A column of kubectl's tables. */
export interface Column {
  name: string;
  type: 'string' | 'integer';
  format: string;
  /** Above 0 it is only shown with `-o wide`. */
  priority: number;
  cell: (object: KubeObject, now: Date) => string | number;
}

export type ColumnsByResource = Partial<Record<ResourceName, readonly Column[]>>;

type Cell = Column['cell'];

export function column(name: string, cell: Cell, options: Partial<Column> = {}): Column {
  return { name, type: 'string', format: '', priority: 0, cell, ...options };
}

export function wide(name: string, cell: Cell): Column {
  return column(name, cell, { priority: 1 });
}

/** The value at a path such as spec.nodeName; list items by number. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, part) => {
    if (isList(found)) return found[Number(part)];
    return isObject(found) ? found[part] : undefined;
  }, value);
}

export function listAt(value: unknown, path: string): unknown[] {
  const found = at(value, path);
  return isList(found) ? found : [];
}

/** As text; `<none>` if there is none. */
export function textAt(value: unknown, path: string, none = '<none>'): string {
  const found = at(value, path);
  if (typeof found === 'string') return found || none;
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : none;
}

export function numberAt(value: unknown, path: string): number {
  const found = at(value, path);
  return typeof found === 'number' ? found : 0;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As kubectl writes durations: two units where that is short. */
function durationText(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1_000));
  const pair = (whole: number, unit: string, rest: number, restUnit: string): string =>
    rest > 0 ? `${whole}${unit}${rest}${restUnit}` : `${whole}${unit}`;
  if (s < 2 * MINUTE) return `${s}s`;
  if (s < 10 * MINUTE) return pair(Math.floor(s / MINUTE), 'm', s % MINUTE, 's');
  if (s < 3 * HOUR) return `${Math.floor(s / MINUTE)}m`;
  if (s < 8 * HOUR) return pair(Math.floor(s / HOUR), 'h', Math.floor((s % HOUR) / MINUTE), 'm');
  if (s < 2 * DAY) return `${Math.floor(s / HOUR)}h`;
  if (s < 8 * DAY) return pair(Math.floor(s / DAY), 'd', Math.floor((s % DAY) / HOUR), 'h');
  if (s < 2 * 365 * DAY) return `${Math.floor(s / DAY)}d`;
  return pair(Math.floor(s / (365 * DAY)), 'y', Math.floor((s % (365 * DAY)) / DAY), 'd');
}

export function ageOf(time: unknown, now: Date): string {
  const from = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(from) ? '<unknown>' : durationText(now.getTime() - from);
}

export const nameColumn = column('Name', ({ metadata }) => metadata.name, { format: 'name' });
export const ageColumn = column('Age', ({ metadata }, now) => ageOf(metadata.creationTimestamp, now));
export const count = (name: string, cell: Cell): Column => column(name, cell, { type: 'integer' });

/** The status of a condition. */
export function conditionStatus(object: KubeObject, type: string): string {
  const found = listAt(object, 'status.conditions').find((condition) => at(condition, 'type') === type);
  return textAt(found, 'status', 'Unknown');
}

/** Labels as a selector. */
export function selectorText(value: unknown): string {
  const labels = isObject(value) ? Object.entries(value) : [];
  return labels.map(([name, text]) => `${name}=${String(text)}`).join(',') || '<none>';
}
