import { CLUSTER_LABEL, ROLE_LABEL } from '../../../api/postgres.ts';
import type { Pod } from '../../controllers/shared/pods.ts';
import { pick } from '../logText.ts';
import { noise } from '../noise.ts';

const statements = [
  ['SELECT o.id, o.total FROM orders o WHERE o.created_at > $1 ORDER BY o.total DESC', 'web'],
  ['UPDATE products SET stock = stock - $1 WHERE id = $2', 'web'],
  ['SELECT count(*) FROM events WHERE kind = $1', 'reports'],
  ['INSERT INTO events (kind, payload) VALUES ($1, $2)', 'worker'],
  ['DELETE FROM sessions WHERE expires_at < now()', 'worker'],
] as const;

interface LogRecord {
  error_severity: 'LOG' | 'WARNING' | 'ERROR' | 'FATAL';
  message: string;
  backend_type: string;
  sql_state_code?: string;
  user_name?: string;
  database_name?: string;
  application_name?: string;
  query?: string;
}

/** A line of PostgreSQL's own log inside one of the instance manager's. */
function recordLine(pod: string, at: Date, processId: number, record: LogRecord): string {
  const log_time = `${at.toISOString().replace('T', ' ').slice(0, 23)} UTC`;
  const fields = { log_time, process_id: String(processId), sql_state_code: '00000', ...record };
  const head = { level: 'info', ts: at.toISOString(), logger: 'postgres', msg: 'record', logging_pod: pod };
  return JSON.stringify({ ...head, record: fields });
}

function managerLine(pod: string, at: Date, msg: string, more: object = {}): string {
  return JSON.stringify({
    level: 'info',
    ts: at.toISOString(),
    logger: 'instance-manager',
    msg,
    logging_pod: pod,
    ...more,
  });
}

function checkpoint(seed: number, n: number): string {
  const buffers = 3 + Math.floor(noise(seed, 7 * n + 3) * 400);
  const share = ((buffers / 16_384) * 100).toFixed(1);
  return `checkpoint complete: wrote ${buffers} buffers (${share}%); 0 WAL file(s) added, 0 removed, 1 recycled; write=${(buffers / 10).toFixed(3)} s, sync=0.004 s, total=${(buffers / 10 + 0.03).toFixed(3)} s`;
}

function clientRecord(kind: number, seed: number, n: number): LogRecord {
  const [query, application_name] = pick(statements, noise(seed, 7 * n + 4)) ?? statements[0];
  const client = { user_name: 'app', database_name: 'app', application_name, backend_type: 'client backend' };
  if (kind < 0.03)
    return {
      ...client,
      error_severity: 'ERROR',
      sql_state_code: '23505',
      message: 'duplicate key value violates unique constraint "orders_pkey"',
      query,
    };
  if (kind < 0.05)
    return {
      ...client,
      error_severity: 'FATAL',
      sql_state_code: '28P01',
      message: 'password authentication failed for user "app"',
    };
  if (kind < 0.3) {
    const ms = (250 + noise(seed, 7 * n + 5) * 2_400).toFixed(3);
    return { ...client, error_severity: 'LOG', message: `duration: ${ms} ms  statement: ${query}` };
  }
  const port = 32_768 + Math.floor(noise(seed, 7 * n + 6) * 20_000);
  return {
    ...client,
    error_severity: 'LOG',
    message: `connection authorized: user=app database=app application_name=${application_name} port=${port}`,
  };
}

/** Name of the instance; null for pods that are none. */
export function instanceOf({ metadata }: Pod): string | null {
  const isInstance = metadata.labels?.['cnpg.io/podRole'] === 'instance';
  return isInstance && metadata.labels?.[CLUSTER_LABEL] !== undefined ? metadata.name : null;
}

/** The lines of entry `n` of an instance's log: JSON, as the operator's instance manager writes it. */
export function instanceEntry(pod: Pod): (seed: number, n: number, at: Date) => string[] {
  const { name } = pod.metadata;
  const isPrimary = pod.metadata.labels?.[ROLE_LABEL] === 'primary';
  return (seed, n, at) => {
    const kind = noise(seed, 7 * n);
    const processId = 40 + Math.floor(noise(seed, 7 * n + 1) * 900);
    const server = (message: string, backend_type: string): string[] => [
      recordLine(name, at, processId, { error_severity: 'LOG', message, backend_type }),
    ];
    if (kind < 0.55) return [recordLine(name, at, processId, clientRecord(kind, seed, n))];
    if (!isPrimary)
      return server(
        kind < 0.8 ? 'restartpoint complete' : 'recovery restart point at 0/6000098',
        'checkpointer',
      );
    if (kind < 0.75) return server('checkpoint starting: time', 'checkpointer');
    if (kind < 0.92) return server(checkpoint(seed, n), 'checkpointer');
    const table = pick(['orders', 'events', 'sessions'], noise(seed, 7 * n + 2)) ?? 'orders';
    return server(`automatic vacuum of table "app.public.${table}": index scans: 1`, 'autovacuum worker');
  };
}

/** What an instance writes when it starts. */
export function instanceStart(pod: Pod, at: Date): string[] {
  const { name } = pod.metadata;
  const isPrimary = pod.metadata.labels?.[ROLE_LABEL] === 'primary';
  const version = /:([\w.-]+)$/.exec(pod.spec?.containers[0]?.image ?? '')?.[1] ?? '';
  const record = (message: string, backend_type = 'postmaster'): string =>
    recordLine(name, at, 26, { error_severity: 'LOG', message, backend_type });
  return [
    managerLine(name, at, 'Starting CloudNativePG Instance Manager', { version: '1.27.0' }),
    record(`starting PostgreSQL ${version} on x86_64-pc-linux-gnu, 64-bit`),
    record('listening on IPv4 address "0.0.0.0", port 5432'),
    record(isPrimary ? 'database system was shut down' : 'entering standby mode', 'startup'),
    record(
      isPrimary
        ? 'database system is ready to accept connections'
        : 'database system is ready to accept read-only connections',
    ),
  ];
}
