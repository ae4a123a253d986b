import { useState } from 'react';

export interface RowControl {
  readonly isEditing: boolean;
  /** Another row is open; opening this one would lose its input. */
  readonly isOtherEditing: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Allows one of several rows to be edited at a time. */
export function useRows<Row extends string>(): (row: Row) => RowControl {
  const [open, setOpen] = useState<Row>();
  return (row) => ({
    isEditing: open === row,
    isOtherEditing: open !== undefined && open !== row,
    onEdit: () => setOpen(row),
    onClose: () => setOpen(undefined),
  });
}
