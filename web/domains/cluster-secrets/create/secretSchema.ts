import * as z from 'zod/mini';
import { DEFAULT_NAMESPACE } from './useNamespaces.ts';

/** Kubernetes' limits of a secret. */
export const MAX_BYTES = 1024 * 1024;

export interface LiteralRow {
  readonly key: string;
  readonly value: string;
}
export interface FileRow {
  readonly name: string;
  readonly content: string;
}
export interface SecretValues {
  readonly name: string;
  readonly namespace: string;
  readonly type: string;
  readonly literals: readonly LiteralRow[];
  readonly files: readonly FileRow[];
  /** Always empty; errors of all rows together are attached to it. */
  readonly data: string;
}

export const blankLiteral: LiteralRow = { key: '', value: '' };
export const blankFile: FileRow = { name: '', content: '' };
export const blankSecret: SecretValues = {
  name: '',
  namespace: DEFAULT_NAMESPACE,
  type: 'Opaque',
  literals: [blankLiteral],
  files: [blankFile],
  data: '',
};

const KEY = /^(?!\.\.)(?!\.$)[-._a-zA-Z0-9]{1,253}$/;
const NAME = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

type Problem = readonly [path: readonly (string | number)[], text: string];

interface Row {
  readonly key: string;
  readonly value: string;
  readonly keyPath: readonly (string | number)[];
  readonly valuePath: readonly (string | number)[];
}

/** Rows with input; blank ones are dropped. */
function filledRows({ literals, files }: SecretValues): Row[] {
  const rows = [
    ...literals.map(({ key, value }, i) => ({
      key: key.trim(),
      value,
      keyPath: ['literals', i, 'key'],
      valuePath: ['literals', i, 'value'],
    })),
    ...files.map(({ name, content }, i) => ({
      key: name.trim(),
      value: content,
      keyPath: ['files', i, 'name'],
      valuePath: ['files', i, 'content'],
    })),
  ];
  return rows.filter(({ key, value }) => key !== '' || value.trim() !== '');
}

function rowProblem({ key, value, keyPath, valuePath }: Row, isTaken: boolean): Problem | null {
  if (key === '') return [keyPath, 'cluster-secrets:error.key_required'];
  if (!KEY.test(key)) return [keyPath, 'cluster-secrets:error.invalid_key'];
  if (isTaken) return [keyPath, 'cluster-secrets:error.duplicate_key'];
  return value.trim() === '' ? [valuePath, 'cluster-secrets:error.value_required'] : null;
}

function problemsOf(values: SecretValues): Problem[] {
  const problems: Problem[] = [];
  const name = values.name.trim();
  if (name === '') problems.push([['name'], 'cluster-secrets:error.name_required']);
  else if (name.length > 253 || !NAME.test(name))
    problems.push([['name'], 'cluster-secrets:error.invalid_name']);
  if (values.namespace.trim() === '')
    problems.push([['namespace'], 'cluster-secrets:error.namespace_required']);
  const rows = filledRows(values);
  const keys = new Set<string>();
  for (const row of rows) {
    const problem = rowProblem(row, keys.has(row.key));
    if (problem) problems.push(problem);
    keys.add(row.key);
  }
  const bytes = rows.reduce((sum, { value }) => sum + new TextEncoder().encode(value).length, 0);
  if (rows.length === 0) problems.push([['data'], 'cluster-secrets:error.data_required']);
  if (bytes > MAX_BYTES) problems.push([['data'], 'cluster-secrets:error.too_large']);
  return problems;
}

export const secretSchema = z
  .object({
    name: z.string(),
    namespace: z.string(),
    type: z.string(),
    literals: z.array(z.object({ key: z.string(), value: z.string() })),
    files: z.array(z.object({ name: z.string(), content: z.string() })),
    data: z.string(),
  })
  .check(({ value, issues }) => {
    for (const [path, text] of problemsOf(value))
      issues.push({ code: 'custom', input: value, path: [...path], message: text });
  });

/** Number of keys and files, for the line above the buttons. */
export function countRows(values: SecretValues): { keys: number; files: number } {
  const rows = filledRows(values);
  const files = rows.filter(({ keyPath }) => keyPath[0] === 'files').length;
  return { keys: rows.length - files, files };
}
