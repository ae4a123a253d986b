import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatNumber, formatUnit } from '../../lib/numbers.ts';
import { Box, SimpleGrid, Text } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import type { HealthEstimate_health$key } from './__generated__/HealthEstimate_health.graphql.ts';

/** The expected capacity, while the nodes cannot be read. */
export function HealthEstimate({ health }: { health: HealthEstimate_health$key }) {
  const { t } = useTranslation('nodes');
  const locale = useLocale();
  const { nodesTotal, capacity } = useFragment(
    graphql`
      fragment HealthEstimate_health on ClusterHealth {
        nodesTotal
        capacity {
          cores
          memoryGb
        }
      }
    `,
    health,
  );
  const figures = [
    { label: t('nodes'), value: formatNumber(nodesTotal, locale) },
    { label: t('vcpu'), value: formatNumber(capacity.cores, locale) },
    { label: t('memory'), value: formatUnit(capacity.memoryGb, 'GB', locale, 0) },
  ];
  return (
    <>
      <SimpleGrid as="dl" m="0" columns={{ base: 2, sm: 3 }} gap="4">
        {figures.map(({ label, value }) => (
          <Box key={label}>
            <Text as="dt" textStyle="xs" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" m="0" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      <Text mt="3" color="fg.muted">
        {t('estimate.hint')}
      </Text>
    </>
  );
}
