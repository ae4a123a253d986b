import { CircleCheck, Info, OctagonAlert, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton.tsx';
import { Box, Flex } from '../layout/primitives.ts';

export type BannerTone = 'info' | 'warning' | 'error' | 'success';

const icons: Record<BannerTone, LucideIcon> = {
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
  success: CircleCheck,
};
const palettes = { info: 'info', warning: 'warning', error: 'danger', success: 'success' } as const;

export interface BannerProps {
  tone: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
  /** Full width, for the strip below the header. */
  isFlush?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A lasting condition of a form, a card or the page. Errors are announced immediately. */
export function Banner({ tone, title, children, actions, onDismiss, isFlush, ref }: BannerProps) {
  const { t } = useTranslation('ui');
  const Icon = icons[tone];
  return (
    <Flex
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      colorPalette={palettes[tone]}
      gap="3"
      px="4"
      py="3"
      align="flex-start"
      bg="colorPalette.subtle"
      color="fg"
      border="1px solid"
      borderColor="colorPalette.border"
      borderWidth={isFlush ? '0 0 1px' : '1px'}
      borderRadius={isFlush ? 'none' : 'lg'}
      outline="none"
    >
      <Box color="colorPalette.onSubtle" flexShrink="0" pt="1px">
        <Icon aria-hidden width={18} height={18} />
      </Box>
      <Flex flex="1" minW="0" gap="3" wrap="wrap" justify="space-between" align="center">
        <Box flex="1 1 16rem" minW="0" overflowWrap="anywhere">
          {title ? <Box fontWeight="semibold">{title}</Box> : null}
          {children}
        </Box>
        {actions ? (
          <Flex gap="2" wrap="wrap">
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {onDismiss ? (
        <Box my="-1" me="-2">
          <IconButton variant="ghost" size="sm" label={t('dismiss')} icon={<X />} onClick={onDismiss} />
        </Box>
      ) : null}
    </Flex>
  );
}
