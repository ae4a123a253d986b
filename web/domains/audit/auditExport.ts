export interface ExportedEntry {
  readonly at: string;
  readonly actorName: string;
  readonly origin: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly changes: readonly {
    readonly path: string;
    readonly before: string | null | undefined;
    readonly after: string | null | undefined;
  }[];
}

const COLUMNS = [
  'at',
  'actorName',
  'origin',
  'action',
  'targetType',
  'targetId',
  'targetName',
  'changes',
] as const;

/** A spreadsheet would run a cell that starts like a formula, so it gets an apostrophe. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const changesText = ({ changes }: ExportedEntry) =>
  changes.map(({ path, before, after }) => `${path}: ${before ?? ''} → ${after ?? ''}`).join('\n');

/** The entries as CSV (RFC 4180), with the changes of an entry in one cell. */
export function toCsv(entries: readonly ExportedEntry[]): string {
  const rows = entries.map((entry) =>
    COLUMNS.map((column) => (column === 'changes' ? changesText(entry) : entry[column])),
  );
  return [[...COLUMNS], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The entries as JSON. */
export const toJson = (entries: readonly ExportedEntry[]): string => `${JSON.stringify(entries, null, 2)}\n`;
