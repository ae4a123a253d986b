import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatPercent } from '../../lib/numbers.ts';
import { Flex, Stack, Text } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { StackedBar } from '../../ui/status/StackedBar.tsx';
import { podLevel } from './load.ts';
import type { PodHealthMeter_pods$key } from './__generated__/PodHealthMeter_pods.graphql.ts';

const tones = { green: 'fg.success', amber: 'fg.warning', red: 'fg.error' } as const;

/** Percentage of healthy pods, and the status of the others. */
export function PodHealthMeter({ pods }: { pods: PodHealthMeter_pods$key }) {
  const { t } = useTranslation('nodes');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment PodHealthMeter_pods on PodHealth {
        running
        completed
        pending
        failed
        crashing
        needsAttention
        healthyPercent
      }
    `,
    pods,
  );
  if (data.healthyPercent == null) return <Text color="fg.muted">{t('pods.none')}</Text>;
  const level = podLevel(data.healthyPercent);
  const percent = formatPercent(data.healthyPercent, locale);
  return (
    <Stack gap="2">
      <Flex justify="space-between" gap="3" textStyle="sm">
        <Text as="span" fontWeight="medium">
          {t('pods.title')}
        </Text>
        <Text as="span" color={tones[level]}>
          {t('pods.healthy', { percent })}
        </Text>
      </Flex>
      <StackedBar
        label={t('pods.states')}
        parts={[
          { label: t('pods.running'), value: data.running, tone: 'ok' },
          { label: t('pods.completed'), value: data.completed, tone: 'neutral' },
          { label: t('pods.pending'), value: data.pending, tone: 'attention' },
          { label: t('pods.bad'), value: data.failed + data.crashing, tone: 'failed' },
        ]}
      />
      <Text textStyle="xs" color="fg.muted">
        {t(`pods.level.${level}`, { count: data.needsAttention })}
      </Text>
    </Stack>
  );
}
