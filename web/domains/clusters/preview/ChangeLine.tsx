import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, VisuallyHidden } from '../../../ui/layout/primitives.ts';

export interface Change {
  readonly path: string;
  readonly before: string | null | undefined;
  readonly after: string | null | undefined;
}

/** One field before and after; `label` is its name for people, `children` what else there is to know. */
export function ChangeLine({
  change,
  label,
  children,
}: {
  change: Change;
  label: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('preview');
  // The platform's words for a switch; everything else is a value.
  const words = (value: string | null | undefined) =>
    value == null ? t('nothing') : value === 'on' || value === 'off' ? t(`switch.${value}`) : value;
  return (
    <Box as="li" py="2" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: '0' }}>
      <Box fontWeight="medium">{label}</Box>
      <Flex gap="2" align="center" wrap="wrap" color="fg.muted" overflowWrap="anywhere">
        <VisuallyHidden>{t('from')}</VisuallyHidden>
        <Box as="span" textDecoration={change.before ? 'line-through' : undefined}>
          {words(change.before)}
        </Box>
        <ArrowRight aria-hidden width={14} height={14} />
        <VisuallyHidden>{t('to')}</VisuallyHidden>
        <Box as="span" color="fg" fontWeight="medium">
          {words(change.after)}
        </Box>
      </Flex>
      {children}
    </Box>
  );
}
