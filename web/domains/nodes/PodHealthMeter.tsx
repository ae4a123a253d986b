import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatPercent } from '../../lib/numbers.ts';
import { Stack, Text } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { Meter } from '../../ui/status/Meter.tsx';
import { StackedBar } from '../../ui/status/StackedBar.tsx';
import { podLevel } from './load.ts';
import type { PodHealthMeter_pods$key } from './__generated__/PodHealthMeter_pods.graphql.ts';

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
    <Stack gap="3">
      <Meter
        label={t('pods.title')}
        value={data.healthyPercent}
        valueText={t('pods.healthy', { percent })}
        tone={level}
        word={t(`pods.level.${level}`, { count: data.needsAttention })}
      />
      <StackedBar
        label={t('pods.states')}
        parts={[
          { label: t('pods.running'), value: data.running, tone: 'ok' },
          { label: t('pods.completed'), value: data.completed, tone: 'neutral' },
          { label: t('pods.pending'), value: data.pending, tone: 'attention' },
          { label: t('pods.bad'), value: data.failed + data.crashing, tone: 'failed' },
        ]}
      />
    </Stack>
  );
}
