import { useRecipe } from '@chakra-ui/react';
import type { recipes } from './recipes.ts';

/** Styles of one of our recipes. The stock types know only the stock variants, hence the plain key. */
export function useStyles(
  key: keyof typeof recipes,
  variants: Record<string, string | boolean | undefined> = {},
) {
  const name: string = key;
  return useRecipe({ key: name })(variants);
}
