import type { Existing, ImportRow } from '../import/importRows.ts';
import type { VariableRow } from './deploymentValues.ts';

/** What the import compares its rows with. */
export function existingOf(rows: readonly VariableRow[]): Existing {
  const named = rows.filter(({ name }) => name !== '');
  return {
    variables: new Map(named.filter(({ isSecret }) => !isSecret).map(({ name, value }) => [name, value])),
    secrets: new Set(named.filter(({ isSecret }) => isSecret).map(({ name }) => name)),
  };
}

/** Imported rows take the place of rows of the same name; the others are added. Empty rows go. */
export function mergeImported(rows: readonly VariableRow[], imported: readonly ImportRow[]): VariableRow[] {
  const byName = new Map(imported.map((row) => [row.name, row]));
  const rowOf = ({ name, value, target }: ImportRow, isStored: boolean): VariableRow => {
    const isSecret = target === 'secret';
    return { name, value, isSecret, isStored: isSecret && isStored };
  };
  const kept = rows
    .filter(({ name, value }) => name !== '' || value !== '')
    .map((row) => {
      const news = byName.get(row.name);
      return news ? rowOf(news, row.isStored) : row;
    });
  const known = new Set(rows.map(({ name }) => name));
  return [...kept, ...imported.filter(({ name }) => !known.has(name)).map((row) => rowOf(row, false))];
}
