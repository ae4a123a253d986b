import { Table as ChakraTable } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { tableRecipe } from '../theme/tableRecipe.ts';

type SortDirection = 'ascending' | 'descending';

export interface Column {
  key: string;
  header: string;
  /** Before the header: a checkbox that selects all rows. */
  control?: ReactNode;
  align?: 'start' | 'end';
  /** For the actions column: the header is for screen readers only. */
  isHeaderHidden?: boolean;
  sort?: SortDirection | 'none';
  onSort?: () => void;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function ColumnHeader({ column }: { column: Column }) {
  const SortIcon = sortIcons[column.sort ?? 'none'];
  const sorted = column.sort === 'none' ? undefined : column.sort;
  return (
    <th
      scope="col"
      data-align={column.align}
      aria-sort={sorted}
      // Its content would name it after the checkbox, too.
      aria-label={column.control ? column.header : undefined}
    >
      {column.control}
      {column.onSort ? (
        <button type="button" onClick={column.onSort}>
          {column.header}
          <SortIcon aria-hidden />
        </button>
      ) : (
        <span data-hidden={column.isHeaderHidden || undefined}>{column.header}</span>
      )}
    </th>
  );
}

export interface TableProps {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column[];
  children: ReactNode;
}

/** A native table; on a phone each row becomes a card of labelled values. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <ChakraTable.Root native recipe={tableRecipe}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeader key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </ChakraTable.Root>
  );
}

/** A row; takes the props of a `tr`. */
export function Row(props: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...props} />;
}

export interface CellProps {
  /** The column's name, shown before the value on a phone. Omit it for the row's title and its actions. */
  label?: string;
  align?: 'start' | 'end';
  isMono?: boolean;
  children?: ReactNode;
}

/** A cell. */
export function Cell({ label, align, isMono, children }: CellProps) {
  return (
    <td data-align={align} data-mono={isMono || undefined} data-plain={label ? undefined : true}>
      {label ? (
        <span data-label aria-hidden>
          {label}
        </span>
      ) : null}
      {children}
    </td>
  );
}
