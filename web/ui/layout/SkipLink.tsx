import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '2',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'medium',
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden', p: '0' },
  },
});

/** The first Tab stop of the page: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('ui');
  return <Skip href="#main">{t('skipToContent')}</Skip>;
}
