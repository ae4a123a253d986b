import { useState } from 'react';

export interface RowControl {
  readonly isEditing: boolean;
  /** Another row is open: what is typed there must not be lost by opening this one. */
  readonly isOtherEditing: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Lets one of several rows be edited at a time. */
export function useRows<Row extends string>(): (row: Row) => RowControl {
  const [open, setOpen] = useState<Row>();
  return (row) => ({
    isEditing: open === row,
    isOtherEditing: open !== undefined && open !== row,
    onEdit: () => setOpen(row),
    onClose: () => setOpen(undefined),
  });
}
