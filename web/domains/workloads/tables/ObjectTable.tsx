import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { Table } from '../../../ui/layout/Table.tsx';
import { useRevalidator } from 'react-router-dom';

interface ObjectTableProps {
  /** The list's name among the texts of `view`. */
  readonly view: string;
  /** Names of the columns among the texts of `column`. */
  readonly columns: readonly string[];
  /** Null when the list could not be loaded. */
  readonly rows: readonly ReactNode[] | null | undefined;
  /** How many there are; more than the rows when there are more than one page. */
  readonly total?: number | undefined;
}

/** A table of objects, or what to say without any. */
export function ObjectTable({ view, columns, rows, total }: ObjectTableProps) {
  const { t } = useTranslation('workloads');
  const { revalidate } = useRevalidator();
  const name = t(`view.${view}`);
  if (!rows) {
    return (
      <ErrorState
        isCompact
        level={3}
        title={t('loadFailed')}
        message={t('loadFailedText')}
        onRetry={() => void revalidate()}
      />
    );
  }
  if (rows.length === 0) return <EmptyState kind="nothing" title={t(`empty.${view}`)} />;
  return (
    <>
      <Table caption={name} columns={columns.map((key) => ({ key, header: t(`column.${key}`) }))}>
        {rows}
      </Table>
      {total !== undefined && total > rows.length ? (
        <Box px="5" py="3" color="fg.muted">
          {t('more', { shown: rows.length, total })}
        </Box>
      ) : null}
    </>
  );
}
