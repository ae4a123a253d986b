import { z } from 'zod';
import type { Permission } from '../../http/authGuard.ts';
import type { FieldIssue } from '../../http/errors.ts';
import { can } from '../account/account.rules.ts';
import type { ClusterStatus } from '../clusters/clusters.rules.ts';
import { inputText, text } from '../../messages/messages.ts';

/** Kubernetes' maximum size of a secret. */
const MAX_SECRET_BYTES = 1024 * 1024;
/** The same as JSON: every byte may need six characters. */
export const MAX_SECRET_BODY = 8 * MAX_SECRET_BYTES;

const NAME = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const NAMESPACE = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const KEY = /^(?!\.\.)[-._a-zA-Z0-9]+$/;

const typed = z.string({ error: inputText('text_expected') });

/** Loose on purpose, so that all missing fields are reported at once, each with its own code. */
export const newSecretBody = z.object({
  name: typed.nullish(),
  namespace: typed.nullish(),
  type: typed.nullish(),
  literals: z
    .array(z.object({ key: typed, value: typed }))
    .max(1000, inputText('secret_rows', { max: 1000 }))
    .nullish(),
  files: z
    .array(z.object({ name: typed, content: typed }))
    .max(1000, inputText('secret_files', { max: 1000 }))
    .nullish(),
});
export type NewSecretBody = z.output<typeof newSecretBody>;

/** Type → required keys: all of them, or at least one. */
const keysOfType: Record<string, { keys: readonly string[]; need: 'all' | 'one' }> = {
  'kubernetes.io/dockerconfigjson': { keys: ['.dockerconfigjson'], need: 'all' },
  'kubernetes.io/tls': { keys: ['tls.crt', 'tls.key'], need: 'all' },
  'kubernetes.io/basic-auth': { keys: ['username', 'password'], need: 'one' },
  'kubernetes.io/ssh-auth': { keys: ['ssh-privatekey'], need: 'all' },
};

/** The validated form. The caller wraps the values. */
interface CheckedSecret {
  name: string;
  namespace: string;
  type: string;
  data: Record<string, string>;
}

interface Row {
  path: string;
  key: string;
  value: string;
  keyField: string;
  valueField: string;
}

/** Rows that are not blank, with their position in the form. */
function filledRows({ literals, files }: NewSecretBody): Row[] {
  const rows = [
    ...(literals ?? []).map(({ key, value }, i) => ({
      ...{ path: `literals.${i}`, key: key.trim(), value },
      ...{ keyField: 'key', valueField: 'value' },
    })),
    ...(files ?? []).map(({ name, content }, i) => ({
      ...{ path: `files.${i}`, key: name.trim(), value: content },
      ...{ keyField: 'name', valueField: 'content' },
    })),
  ];
  return rows.filter(({ key, value }) => key !== '' || value.trim() !== '');
}

function rowIssue(
  { path, key, value, keyField, valueField }: Row,
  taken: Pick<ReadonlySet<string>, 'has'>,
): FieldIssue | null {
  if (key === '') return { field: `${path}.${keyField}`, ...text('secret_key_required') };
  if (value.trim() === '')
    return { field: `${path}.${valueField}`, ...text('secret_value_required', { key }) };
  if (key.length > 253 || key === '.' || !KEY.test(key))
    return { field: `${path}.${keyField}`, ...text('secret_key_characters') };
  if (!taken.has(key)) return null;
  return { field: `${path}.${keyField}`, ...text('secret_key_twice', { key }) };
}

function typeIssue(type: string, data: Record<string, string>): FieldIssue | null {
  const rule = Object.hasOwn(keysOfType, type) ? keysOfType[type] : undefined;
  if (!rule) {
    if (type === 'Opaque' || (!type.startsWith('kubernetes.io/') && /^[\w./-]{1,253}$/.test(type)))
      return null;
    return { field: 'type', ...text('secret_type_unknown', { type }) };
  }
  const missing = rule.keys.filter((key) => !(key in data));
  const isMissing = rule.need === 'all' ? missing.length > 0 : missing.length === rule.keys.length;
  if (isMissing) {
    const [first = '', second] = rule.keys;
    if (second === undefined) return { field: 'data', ...text('secret_key_missing', { type, key: first }) };
    const code = rule.need === 'all' ? 'secret_keys_missing' : 'secret_one_key_missing';
    return { field: 'data', ...text(code, { type, first, second }) };
  }
  const config = data['.dockerconfigjson'];
  if (type !== 'kubernetes.io/dockerconfigjson' || config === undefined || isDockerConfig(config))
    return null;
  return { field: 'data', ...text('secret_docker_config') };
}

function isDockerConfig(value: string): boolean {
  try {
    return z.object({ auths: z.record(z.string(), z.unknown()) }).safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}

function nameIssues(name: string, namespace: string): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (name === '') issues.push({ field: 'name', ...text('secret_name_required') });
  else if (name.length > 253 || !NAME.test(name))
    issues.push({ field: 'name', ...text('secret_object_name') });
  if (namespace === '') issues.push({ field: 'namespace', ...text('namespace_required') });
  else if (namespace.length > 63 || !NAMESPACE.test(namespace))
    issues.push({ field: 'namespace', ...text('namespace_name') });
  return issues;
}

function sizeIssue(data: Record<string, string>): FieldIssue | null {
  const bytes = Object.values(data).reduce((sum, value) => sum + Buffer.byteLength(value), 0);
  if (bytes <= MAX_SECRET_BYTES) return null;
  const size = (bytes / MAX_SECRET_BYTES).toFixed(2);
  return { field: 'data', ...text('secret_too_large', { size }) };
}

/** The secret that a form describes, or all its issues. Blank rows are dropped. */
export function checkSecret(body: NewSecretBody): { secret: CheckedSecret } | { issues: FieldIssue[] } {
  const name = body.name?.trim() ?? '';
  const namespace = body.namespace?.trim() ?? '';
  const type = body.type?.trim() || 'Opaque';
  const issues = nameIssues(name, namespace);
  const values = new Map<string, string>();
  const rows = filledRows(body);
  for (const row of rows) {
    const issue = rowIssue(row, values);
    if (issue) issues.push(issue);
    else values.set(row.key, row.value);
  }
  const data = Object.fromEntries(values);
  if (rows.length === 0) {
    issues.push({ field: 'data', ...text('secret_data_required') });
  } else if (!issues.some(({ field }) => field.includes('.'))) {
    issues.push(...[typeIssue(type, data), sizeIssue(data)].filter((issue) => issue !== null));
  }
  return issues.length > 0 ? { issues } : { secret: { name, namespace, type, data } };
}

export type SecretBlocker = 'forbidden' | 'archived' | 'cluster_not_active';

/** Why the cluster's secrets cannot be changed now; null if they can. */
export function secretBlocker(now: {
  permission: Permission;
  clusterStatus: ClusterStatus;
}): SecretBlocker | null {
  if (!can(now.permission, 'cluster_secrets.manage')) return 'forbidden';
  return clusterBlocker(now.clusterStatus);
}

/** Why the cluster's secrets cannot be read now; null if they can. */
export function clusterBlocker(status: ClusterStatus): Exclude<SecretBlocker, 'forbidden'> | null {
  if (status === 'archived') return 'archived';
  return status === 'active' || status === 'updating' ? null : 'cluster_not_active';
}
