/** Columns of the table of pools: pool, server type, size, and price with the action. Below 1024 px they are stacked. */
const columns = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(8rem, 1fr) minmax(10rem, 1.5fr) 17rem minmax(6rem, auto)',
} as const;

export const poolRow = {
  row: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'start',
    gap: '4',
    px: '5',
    py: '4',
    borderTop: '1px solid',
    borderColor: 'border',
    '&:first-of-type': { borderTopWidth: '0' },
    // Minimum and maximum fit beside each other.
    '& div:has(> input[inputmode=numeric])': { width: '8rem' },
    // The space for an error is only needed once there is one: rows are compact.
    '& [data-error-line]:empty': { minHeight: '0', mb: '-1.5' },
  },
  wide: { gridColumn: { lg: 'span 2' } },
  end: {
    flexDirection: { base: 'row', lg: 'column' },
    alignItems: { base: 'center', lg: 'flex-end' },
    justifyContent: 'space-between',
    gap: '2',
  },
} as const;
