import { Calculator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatNumber, formatUnit } from '../../../lib/numbers.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, SimpleGrid, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { CapacityCard_cluster$key } from './__generated__/CapacityCard_cluster.graphql.ts';

/** How many nodes the cluster has and what they add up to; an estimate from the server types, not measured. */
export function CapacityCard({ cluster }: { cluster: CapacityCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { controlPlaneCount, workerCount, resources } = useFragment(
    graphql`
      fragment CapacityCard_cluster on Cluster {
        controlPlaneCount
        workerCount
        resources {
          cores
          memoryGb
          storageGb
        }
      }
    `,
    cluster,
  );
  const figures = [
    { label: t('overview.capacity.controlPlane'), value: formatNumber(controlPlaneCount, locale) },
    { label: t('overview.capacity.workers'), value: formatNumber(workerCount, locale) },
    ...(resources
      ? [
          { label: t('overview.capacity.cores'), value: formatNumber(resources.cores, locale) },
          { label: t('overview.capacity.memory'), value: formatUnit(resources.memoryGb, 'GB', locale) },
          { label: t('overview.capacity.storage'), value: formatUnit(resources.storageGb, 'GB', locale, 0) },
        ]
      : []),
  ];
  return (
    <Card>
      <CardHeader
        title={t('overview.capacity.title')}
        badge={
          resources ? (
            <StatusBadge
              tone="neutral"
              look="outline"
              icon={Calculator}
              label={t('overview.capacity.estimate')}
            />
          ) : null
        }
        description={resources ? t('overview.capacity.hint') : undefined}
      />
      <CardBody>
        <SimpleGrid as="dl" m="0" columns={{ base: 2, sm: 3, lg: 5 }} gap="4">
          {figures.map(({ label, value }) => (
            <Box key={label}>
              <Text as="dt" textStyle="xs" color="fg.muted">
                {label}
              </Text>
              <Text as="dd" m="0" textStyle="xl" fontWeight="semibold" className="kd-nums">
                {value}
              </Text>
            </Box>
          ))}
        </SimpleGrid>
        {resources ? null : (
          <Text mt="3" color="fg.muted">
            {t('overview.capacity.unknown')}
          </Text>
        )}
      </CardBody>
    </Card>
  );
}
