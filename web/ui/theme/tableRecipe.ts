import { defineSlotRecipe } from '@chakra-ui/react';

const phone = 'mdDown';

/** A table whose rows become cards of labelled values on a phone. Rows and cells are plain elements (`native`). */
export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
      [phone]: { display: 'block' },
      '& [data-align=end]': { textAlign: 'end' },
      '& [data-mono]': { fontFamily: 'mono', fontSize: '0.8125rem', fontVariantLigatures: 'none' },
      '& [data-label]': {
        display: 'none',
        [phone]: {
          display: 'block',
          flexShrink: '0',
          fontFamily: 'body',
          fontSize: 'xs',
          color: 'fg.muted',
        },
      },
    },
    caption: { srOnly: true },
    header: { [phone]: { srOnly: true } },
    body: {
      [phone]: { display: 'block' },
      '& > tr:hover': { bg: 'bg.subtle' },
      '& > tr:last-of-type': { [phone]: { borderBottom: '0' } },
    },
    row: {
      '&:last-of-type > td': { borderBottom: '0' },
      [phone]: {
        display: 'block',
        px: '4',
        py: '3',
        position: 'relative',
        borderBottom: '1px solid',
        borderColor: 'border',
        // Space for the row's menu beside its title.
        '&:has(> td[data-align=end][data-plain]:last-of-type) > td:first-of-type': {
          paddingInlineEnd: '12',
        },
      },
    },
    columnHeader: {
      height: '9',
      px: '4',
      textAlign: 'start',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      bg: 'bg.subtle',
      borderBottom: '1px solid',
      borderColor: 'border',
      whiteSpace: 'nowrap',
      '&:first-of-type': { borderTopLeftRadius: 'lg' },
      '&:last-of-type': { borderTopRightRadius: 'lg' },
      '& button': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        minHeight: '6',
        font: 'inherit',
        color: 'inherit',
        cursor: 'pointer',
        '& svg': { boxSize: '3.5' },
      },
      '& button:hover, &[aria-sort] button': { color: 'fg' },
      '& [data-hidden]': { srOnly: true },
    },
    cell: {
      height: '11',
      px: '4',
      py: '1.5',
      borderBottom: '1px solid',
      borderColor: 'border',
      verticalAlign: 'middle',
      [phone]: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '4',
        height: 'auto',
        minHeight: '8',
        px: '0',
        py: '0.5',
        border: '0',
        overflowWrap: 'anywhere',
        '&[data-align=end][data-plain]:last-of-type': {
          position: 'absolute',
          top: '2',
          right: '2',
        },
      },
    },
  },
});
