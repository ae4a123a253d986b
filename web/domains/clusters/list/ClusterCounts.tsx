import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Box, Flex, Stack, Text, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { Meter } from '../../../ui/status/Meter.tsx';
import type { ClusterCounts_account$key } from './__generated__/ClusterCounts_account.graphql.ts';

/** The number of clusters and the plan's limit, with a warning above it. */
export function ClusterCounts({ account }: { account: ClusterCounts_account$key }) {
  const { t } = useTranslation('clusters');
  const { usage } = useFragment(
    graphql`
      fragment ClusterCounts_account on Account {
        usage {
          activeClusters
          maxClusters
          archivedClusters
          maxArchivedClusters
        }
      }
    `,
    account,
  );
  if (!usage) return null;
  const canArchive = usage.archivedClusters < usage.maxArchivedClusters;
  const surplus = usage.activeClusters - usage.maxClusters;
  return (
    <Stack gap="4" mb="6">
      <Flex gap={{ base: '4', md: '8' }} align="flex-end" wrap="wrap">
        <Count label={t('list.counts.active')} value={usage.activeClusters} max={usage.maxClusters} />
        <Count
          label={t('list.counts.archived')}
          value={usage.archivedClusters}
          max={usage.maxArchivedClusters}
        />
        <Box pb="0.5">
          <TextLink to={paths.settings('billing')}>{t('list.counts.more')}</TextLink>
        </Box>
      </Flex>
      {surplus > 0 ? (
        // The account banner has the other limits too.
        <Text color="fg.warning">
          {t(canArchive ? 'list.overLimit.text' : 'list.overLimit.noArchive', { count: surplus })}
        </Text>
      ) : null}
    </Stack>
  );
}

function Count({ label, value, max }: { label: string; value: number; max: number }) {
  const { t } = useTranslation('clusters');
  const tone = value > max ? 'red' : value === max && max > 0 ? 'amber' : 'green';
  const word = { red: t('list.counts.over'), amber: t('list.counts.full'), green: undefined }[tone];
  const valueText = t('list.counts.of', { value, count: max });
  return (
    <Box w={{ base: '100%', sm: '13rem' }}>
      <Meter label={label} value={value} max={max} valueText={valueText} tone={tone} />
      {word ? <VisuallyHidden>{word}</VisuallyHidden> : null}
    </Box>
  );
}
