import { useDeferredValue, useMemo, useState } from 'react';
import type { ImportFormat } from './importEntry.ts';
import {
  bytesOf,
  importRows,
  isSelectable,
  isSelectedAtFirst,
  MAX_ROWS,
  MAX_TOTAL_BYTES,
  type Existing,
  type ImportOptions,
  type ImportRow,
  type Target,
} from './importRows.ts';
import { detectFormat, readImport } from './readImport.ts';

interface Choices {
  readonly source: number;
  readonly targets: ReadonlyMap<number, Target>;
  readonly selected: ReadonlyMap<number, boolean>;
}

const NO_CHOICES: Choices = { source: 0, targets: new Map(), selected: new Map() };

const isChosen = (row: ImportRow, { selected }: Choices) =>
  isSelectable(row) && (selected.get(row.index) ?? isSelectedAtFirst(row));

/** The preview of a text: its rows and what the user chose. Another text or source starts with new choices. */
export function useImportPreview(text: string, fileName: string, existing: Existing) {
  const settled = useDeferredValue(text);
  const [format, setFormat] = useState<ImportFormat>();
  const [options, setOptions] = useState<ImportOptions>({ trims: true, convertsNewlines: true });
  const [madeFor, setMadeFor] = useState({ text: settled, format });
  const [choices, setChoices] = useState(NO_CHOICES);
  if (madeFor.text !== settled || madeFor.format !== format) {
    setMadeFor({ text: settled, format });
    setChoices(NO_CHOICES);
  }
  const isEmpty = settled.trim() === '';
  const detected = format ?? detectFormat(settled, fileName);
  const result = useMemo(
    () => (isEmpty ? undefined : readImport(settled, detected)),
    [isEmpty, settled, detected],
  );
  const source = result?.ok ? result.sources[choices.source] : undefined;
  const rows = useMemo(
    () => (source ? importRows(source, options, existing, choices.targets) : []),
    [source, options, existing, choices.targets],
  );
  const selected = rows.filter((row) => isChosen(row, choices));

  const select = (row: ImportRow, isSelected: boolean) => {
    const next = new Map(choices.selected);
    // Only one row of a name can be imported.
    for (const other of rows) if (isSelected && other.name === row.name) next.set(other.index, false);
    setChoices({ ...choices, selected: next.set(row.index, isSelected) });
  };
  return {
    result,
    format: detected,
    setFormat,
    options,
    setOptions,
    source,
    setSource: (index: number) => setChoices({ ...NO_CHOICES, source: index }),
    rows,
    leftOut: Math.max(0, (source?.entries.length ?? 0) - MAX_ROWS),
    selected,
    isTooLarge: bytesOf(selected) > MAX_TOTAL_BYTES,
    select,
    setTarget: (row: ImportRow, target: Target) =>
      setChoices({ ...choices, targets: new Map(choices.targets).set(row.index, target) }),
  };
}

export type ImportPreview = ReturnType<typeof useImportPreview>;
