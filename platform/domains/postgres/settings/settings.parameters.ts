/** Extensions and settings of the server that can be chosen, with bounds that keep it running. Pure. */
import { kibibytes } from '../../../providers/postgres/memoryUnits.ts';
import { text, type Message } from '../../../messages/messages.ts';

export const extensions = [
  { name: 'btree_gin', requires_restart: false },
  { name: 'btree_gist', requires_restart: false },
  { name: 'citext', requires_restart: false },
  { name: 'cube', requires_restart: false },
  { name: 'dblink', requires_restart: false },
  { name: 'earthdistance', requires_restart: false },
  { name: 'fuzzystrmatch', requires_restart: false },
  { name: 'hstore', requires_restart: false },
  { name: 'intarray', requires_restart: false },
  { name: 'ltree', requires_restart: false },
  { name: 'pg_stat_statements', requires_restart: true },
  { name: 'pg_trgm', requires_restart: false },
  { name: 'pgaudit', requires_restart: true },
  { name: 'pgcrypto', requires_restart: false },
  { name: 'pgstattuple', requires_restart: false },
  { name: 'postgres_fdw', requires_restart: false },
  { name: 'tablefunc', requires_restart: false },
  { name: 'unaccent', requires_restart: false },
  { name: 'uuid-ossp', requires_restart: false },
  { name: 'vector', requires_restart: false },
] as const;

export type ParameterType = 'integer' | 'number' | 'memory' | 'duration' | 'boolean' | 'choice';

export interface Parameter {
  name: string;
  type: ParameterType;
  /** Of numbers that are written without one. */
  unit: 'kB' | '8kB' | 'MB' | 'ms' | 's' | 'min' | null;
  default: string;
  min: string | null;
  max: string | null;
  options: readonly string[];
  requires_restart: boolean;
}

const bounded =
  (type: ParameterType) =>
  (
    name: string,
    initial: string,
    [min, max]: readonly [string, string],
    { unit = null, restarts = false }: { unit?: Parameter['unit']; restarts?: boolean } = {},
  ): Parameter => ({
    ...{ name, type, unit, min, max },
    default: initial,
    options: [],
    requires_restart: restarts,
  });
const integer = bounded('integer');
const number = bounded('number');
const memory = bounded('memory');
const duration = bounded('duration');
const choice = (name: string, initial: string, options: readonly string[]): Parameter => ({
  ...{ name, type: 'choice', unit: null, min: null, max: null, options },
  default: initial,
  requires_restart: false,
});
const onOff = (name: string, initial: 'on' | 'off'): Parameter => ({
  ...choice(name, initial, ['on', 'off']),
  type: 'boolean',
});
const restarts = { restarts: true };

/** The operator sets the others itself. */
export const parameters: readonly Parameter[] = [
  duration('autovacuum_naptime', '1min', ['1s', '1d'], { unit: 's' }),
  number('autovacuum_vacuum_scale_factor', '0.2', ['0', '1']),
  duration('checkpoint_timeout', '5min', ['30s', '1h'], { unit: 's' }),
  duration('deadlock_timeout', '1s', ['100ms', '1min'], { unit: 'ms' }),
  integer('default_statistics_target', '100', ['1', '10000']),
  memory('effective_cache_size', '4GB', ['64MB', '256GB'], { unit: '8kB' }),
  duration('idle_in_transaction_session_timeout', '0', ['0', '1d'], { unit: 'ms' }),
  duration('idle_session_timeout', '0', ['0', '7d'], { unit: 'ms' }),
  onOff('jit', 'on'),
  duration('lock_timeout', '0', ['0', '1h'], { unit: 'ms' }),
  onOff('log_connections', 'off'),
  onOff('log_disconnections', 'off'),
  duration('log_min_duration_statement', '-1', ['-1', '1h'], { unit: 'ms' }),
  choice('log_statement', 'none', ['none', 'ddl', 'mod', 'all']),
  memory('maintenance_work_mem', '64MB', ['1MB', '8GB'], { unit: 'kB' }),
  integer('max_connections', '100', ['20', '1000'], restarts),
  integer('max_locks_per_transaction', '64', ['10', '4096'], restarts),
  integer('max_parallel_workers_per_gather', '2', ['0', '32']),
  memory('max_wal_size', '1GB', ['128MB', '64GB'], { unit: 'MB' }),
  memory('min_wal_size', '80MB', ['32MB', '16GB'], { unit: 'MB' }),
  number('random_page_cost', '4', ['0.1', '100']),
  memory('shared_buffers', '128MB', ['16MB', '64GB'], { unit: '8kB', restarts: true }),
  duration('statement_timeout', '0', ['0', '1d'], { unit: 'ms' }),
  choice('synchronous_commit', 'on', ['on', 'off', 'local', 'remote_write', 'remote_apply']),
  onOff('track_io_timing', 'off'),
  memory('work_mem', '4MB', ['64kB', '2GB'], { unit: 'kB' }),
];

const milliseconds: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** A value as a number to compare: memory in kB, durations in ms. Null if it is none. */
function amountOf({ type, unit }: Parameter, value: string): number | null {
  const [, digits, suffix = ''] = /^(-?\d+(?:\.\d+)?)\s*([A-Za-z]*)$/.exec(value) ?? [];
  if (digits === undefined) return null;
  if (type === 'integer') return suffix === '' && Number.isInteger(Number(digits)) ? Number(digits) : null;
  if (type === 'number') return suffix === '' ? Number(digits) : null;
  const units = type === 'memory' ? kibibytes : milliseconds;
  const name = suffix || (unit ?? '');
  const factor = Object.hasOwn(units, name) ? units[name] : undefined;
  if (factor === undefined) return null;
  // Zero and minus one switch a limit off, in whatever unit.
  return digits === '0' || digits === '-1' ? Number(digits) : Number(digits) * factor;
}

/** What is wrong with the value of a setting; null if nothing is. */
export function parameterProblem(name: string, value: string): Message | null {
  const known = parameters.find((one) => one.name === name);
  if (!known) return text('postgres_parameter_unknown', { name });
  if (known.options.length > 0) {
    const options = known.options.join(', ');
    return known.options.includes(value) ? null : text('postgres_parameter_option', { name, options });
  }
  const [amount, min, max] = [value, known.min ?? '', known.max ?? ''].map((one) => amountOf(known, one));
  const isInside = amount != null && min != null && max != null && amount >= min && amount <= max;
  if (isInside) return null;
  return text('postgres_parameter_range', { name, min: known.min ?? '', max: known.max ?? '' });
}

/** What is wrong with the two sizes of WAL, which the operator refuses together; null if nothing is. */
export function walSizeProblem(chosen: Readonly<Record<string, string>>): Message | null {
  const [min, max] = ['min_wal_size', 'max_wal_size'].map((name) => {
    const known = parameters.find((one) => one.name === name);
    const value = chosen[name] ?? known?.default ?? '';
    return { value, amount: known ? amountOf(known, value) : null };
  });
  if (min?.amount == null || max?.amount == null || min.amount < max.amount) return null;
  return text('postgres_wal_sizes', { max: max.value });
}

/** What is wrong with a chosen `max_wal_size`: it may take half of the storage, in Gi. Null if nothing is. */
export function walStorageProblem(chosen: Readonly<Record<string, string>>, storage: number): Message | null {
  const known = parameters.find(({ name }) => name === 'max_wal_size');
  const max = chosen['max_wal_size'];
  const amount = known && max !== undefined ? amountOf(known, max) : null;
  if (max === undefined || amount === null || amount <= (storage * 1024 ** 2) / 2) return null;
  return text('postgres_wal_storage', { max, storage });
}

/** True if a change of settings or extensions restarts the instances. */
export function restartsInstances(field: string): boolean {
  const name = field.slice(field.indexOf('.') + 1);
  const known = field.startsWith('extensions') ? extensions : parameters;
  return known.some((one) => one.name === name && one.requires_restart);
}
