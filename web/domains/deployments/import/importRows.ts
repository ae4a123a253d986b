import type { EntryProblem, ImportEntry, ImportSource } from './importEntry.ts';

export const MAX_ROWS = 500;
export const MAX_VALUE_CHARACTERS = 10_000;
/** All values of a deployment together; one Kubernetes Secret has room for 1 MiB. */
export const MAX_TOTAL_BYTES = 900_000;
const RESERVED = new Set(['PATH', 'HOME', 'USER', 'SHELL', 'TERM']);
const NAME = /^[A-Za-z_]\w*$/;
const SECRET_NAME = /SECRET|TOKEN|PASSWORD|KEY/i;
const URL_WITH_PASSWORD = /^[a-z][\w+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i;

export type Target = 'variable' | 'secret';
export type RowState =
  | 'new'
  | 'replaces'
  | 'same'
  | 'invalidName'
  | 'reserved'
  | 'duplicate'
  | 'tooLong'
  | 'empty'
  | EntryProblem;

export interface ImportOptions {
  readonly trims: boolean;
  readonly convertsNewlines: boolean;
}

/** What the deployment has already; the values of stored secrets are unknown. */
export interface Existing {
  readonly variables: ReadonlyMap<string, string>;
  readonly secrets: ReadonlySet<string>;
}

export interface ImportRow {
  readonly index: number;
  readonly name: string;
  /** As it will be. */
  readonly value: string;
  readonly target: Target;
  readonly state: RowState;
  /** `trimmed` and `newlines`: an option changed it; `reference` and `hash`: other tools might read it differently. */
  readonly notes: readonly ('trimmed' | 'newlines' | 'multiline' | 'reference' | 'hash')[];
}

/** States of rows that can be selected; a duplicate takes the place of the earlier row. */
const SELECTABLE = new Set<RowState>(['new', 'replaces', 'same', 'duplicate']);
export const isSelectable = ({ state }: ImportRow) => SELECTABLE.has(state);
export const isSelectedAtFirst = ({ state }: ImportRow) => state === 'new' || state === 'replaces';

function valueOf({ value, origin }: ImportEntry, { trims, convertsNewlines }: ImportOptions) {
  const notes: ImportRow['notes'][number][] = [];
  let now = value;
  if (origin === 'bare' && trims && now.trim() !== now) {
    now = now.trim();
    notes.push('trimmed');
  }
  if (origin !== 'literal' && convertsNewlines && now.includes(String.raw`\n`)) {
    now = now.replaceAll(String.raw`\n`, '\n');
    notes.push('newlines');
  }
  return { value: now, notes };
}

/** Proposed as a secret: what comes from one, is named like one, or contains a password in a URL. */
export function proposedTarget(name: string, value: string, kind: ImportSource['kind']): Target {
  const isSecret = kind === 'secret' || SECRET_NAME.test(name) || URL_WITH_PASSWORD.test(value);
  return isSecret ? 'secret' : 'variable';
}

interface Seen {
  readonly names: Set<string>;
  readonly existing: Existing;
}

function stateOf(entry: ImportEntry, value: string, target: Target, { names, existing }: Seen): RowState {
  const { name, problem } = entry;
  if (problem) return problem;
  if (!NAME.test(name)) return 'invalidName';
  if (RESERVED.has(name)) return 'reserved';
  if (value.length > MAX_VALUE_CHARACTERS) return 'tooLong';
  if (value === '' && target === 'secret') return 'empty';
  if (names.has(name)) return 'duplicate';
  if (existing.secrets.has(name)) return 'replaces';
  const before = existing.variables.get(name);
  if (before === undefined) return 'new';
  return before === value && target === 'variable' ? 'same' : 'replaces';
}

/** The preview of a source: at most 500 rows with what each becomes. `targets` are the user's own choices by row. */
export function importRows(
  source: ImportSource,
  options: ImportOptions,
  existing: Existing,
  targets: ReadonlyMap<number, Target> = new Map(),
): ImportRow[] {
  const names = new Set<string>();
  return source.entries.slice(0, MAX_ROWS).map((entry, index) => {
    const { value, notes } = valueOf(entry, options);
    if (value.includes('\n')) notes.push('multiline');
    if (entry.hasReference) notes.push('reference');
    if (entry.origin === 'bare' && value.includes('#')) notes.push('hash');
    const target = targets.get(index) ?? proposedTarget(entry.name, value, source.kind);
    const state = stateOf(entry, value, target, { names, existing });
    if (state === 'new' || state === 'replaces' || state === 'same') names.add(entry.name);
    return { index, name: entry.name, value, target, state, notes };
  });
}

const encoder = new TextEncoder();

/** UTF-8 bytes of names and values. */
export function bytesOf(rows: readonly { readonly name: string; readonly value: string }[]): number {
  return rows.reduce((sum, { name, value }) => sum + encoder.encode(name + value).length, 0);
}
