import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../ui/layout/primitives.ts';
import { LocaleSwitch } from '../header/LocaleSwitch.tsx';
import { ThemeToggle } from '../header/ThemeToggle.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Header of pages without a sidebar: product name, language and theme. */
export function PlainHeader({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Flex
      as="header"
      wrap="wrap"
      align="center"
      justify="space-between"
      rowGap="1"
      columnGap="3"
      minH="14"
      px={{ base: '4', lg: '8' }}
      py={{ base: '3', lg: '4' }}
    >
      <Wordmark />
      <Flex as="nav" wrap="wrap" align="center" gap="1" aria-label={t('nav.preferences')}>
        <LocaleSwitch />
        <ThemeToggle />
        {children}
      </Flex>
    </Flex>
  );
}
