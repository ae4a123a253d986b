import { DataList as ChakraDataList, defineSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
}

const recipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', gap: '0.75rem 2rem' },
    itemLabel: { textStyle: 'xs', color: 'fg.muted' },
    itemValue: { mt: '0.5', textStyle: 'sm', overflowWrap: 'anywhere' },
  },
});

/** Label and value pairs as a definition list. */
export function DataList({ items, columns = 1 }: { items: readonly Fact[]; columns?: 1 | 2 | 3 }) {
  return (
    <ChakraDataList.Root
      recipe={recipe}
      gridTemplateColumns={columns === 1 ? undefined : { md: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {items.map((item) => (
        <ChakraDataList.Item key={item.label}>
          <ChakraDataList.ItemLabel>{item.label}</ChakraDataList.ItemLabel>
          <ChakraDataList.ItemValue>{item.value}</ChakraDataList.ItemValue>
          {item.hint ? (
            <ChakraDataList.ItemValue textStyle="xs" color="fg.muted">
              {item.hint}
            </ChakraDataList.ItemValue>
          ) : null}
        </ChakraDataList.Item>
      ))}
    </ChakraDataList.Root>
  );
}
