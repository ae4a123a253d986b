import { OctagonAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { CopyButton } from '../actions/CopyButton.tsx';
import { Heading } from '../layout/Heading.tsx';
import { Box, Flex } from '../layout/primitives.ts';
import { Mono } from '../text/Mono.tsx';

export interface ErrorStateProps {
  /** What failed: "Clusters could not be loaded". */
  title: string;
  message?: string;
  onRetry?: () => void;
  /** For support; copyable. */
  requestId?: string;
  /** For small cards. */
  isCompact?: boolean;
  level?: 1 | 2 | 3;
}

/** A loading error: what failed, why if known, and a retry. */
export function ErrorState({ title, message, onRetry, requestId, isCompact, level = 2 }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <Flex
      role="alert"
      direction="column"
      align={isCompact ? 'flex-start' : 'center'}
      textAlign={isCompact ? 'start' : 'center'}
      gap="3"
      px={isCompact ? '5' : '6'}
      py={isCompact ? '4' : { base: '10', md: '14' }}
    >
      <Flex gap="2" align="center" direction={isCompact ? 'row' : 'column'}>
        <Box color="fg.error">
          <OctagonAlert aria-hidden width={isCompact ? 18 : 24} height={isCompact ? 18 : 24} />
        </Box>
        <Heading level={level} textStyle={isCompact ? 'sm' : 'h3'} fontWeight="semibold">
          {title}
        </Heading>
      </Flex>
      {message ? (
        <Box color="fg.muted" maxW="lg" overflowWrap="anywhere">
          {message}
        </Box>
      ) : null}
      {onRetry ? (
        <Button size={isCompact ? 'sm' : 'md'} icon={<RotateCw />} onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
      {requestId ? (
        <Flex align="center" gap="1" color="fg.muted" textStyle="xs">
          {t('requestId')} <Mono>{requestId}</Mono>
          <CopyButton value={requestId} what={t('requestId')} />
        </Flex>
      ) : null}
    </Flex>
  );
}
