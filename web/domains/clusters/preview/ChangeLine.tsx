import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, VisuallyHidden } from '../../../ui/layout/primitives.ts';

export interface Change {
  readonly path: string;
  readonly before: string | null | undefined;
  readonly after: string | null | undefined;
}

/** The change of one field; `label` is its translated name, `children` further details. */
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
  // The platform's values of a switch; everything else is shown unchanged.
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
