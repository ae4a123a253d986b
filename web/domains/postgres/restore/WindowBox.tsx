import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAbsolute, formatDuration } from '../../../lib/time.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import type { useRestoreTimeline } from './useRestoreTimeline.ts';

/** The recovery window in the time zone of the user, with a button that loads it again. */
export function WindowBox({ timeline: source }: { timeline: ReturnType<typeof useRestoreTimeline> }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    const isDone = await source.refresh();
    setBusy(false);
    if (isDone) toast.success({ title: t('restore.window.refreshed') });
    else toast.error({ title: t('restore.window.refreshFailed') });
  };
  const time = (at: number) => formatAbsolute(new Date(at), locale, { hasSeconds: true });
  const content = () => {
    if (source.state === 'loading') return <Skeleton height="2.5rem" />;
    if (source.state === 'failed') return <Banner tone="warning">{t('restore.window.failed')}</Banner>;
    const { window, archivingError } = source.timeline;
    if (!window) return <Text color="fg.muted">{t('restore.window.empty')}</Text>;
    return (
      <Stack gap="2">
        <Text>
          {t('restore.window.range', { earliest: time(window.earliest), latest: time(window.latest) })}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {t('restore.window.length', {
            duration: formatDuration((window.latest - window.earliest) / 1_000),
            zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          })}
        </Text>
        {archivingError === undefined ? null : (
          <Banner tone="warning">{t('restore.window.failing', { error: archivingError })}</Banner>
        )}
      </Stack>
    );
  };
  return (
    <Box border="1px solid" borderColor="border" borderRadius="lg" p="4" bg="bg.subtle">
      <Flex justify="space-between" gap="3" align="center" mb="2">
        <Heading level={3} textStyle="sm" fontWeight="semibold">
          {t('restore.window.title')}
        </Heading>
        <Button
          size="sm"
          icon={<RefreshCw aria-hidden />}
          isBusy={isBusy}
          aria-label={`${t('restore.window.refresh')}: ${t('restore.window.title')}`}
          onClick={() => void refresh()}
        >
          {t('restore.window.refresh')}
        </Button>
      </Flex>
      {content()}
    </Box>
  );
}
