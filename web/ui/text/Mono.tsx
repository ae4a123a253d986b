import { chakra } from '@chakra-ui/react';

/** Ids, addresses and versions. Ligatures would show `->` and `//` as other characters than those copied. */
export const Mono = chakra('span', {
  base: { fontFamily: 'mono', fontSize: '0.8125rem', fontVariantLigatures: 'none' },
});
