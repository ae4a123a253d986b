import { Layers, Lock, Network, Tag, Unlock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Card, CardFooter } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex, SimpleGrid, Stack, Text } from '../../../ui/layout/primitives.ts';
import { Flag } from '../../../ui/text/Flag.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { ClusterMenu } from '../ClusterMenu.tsx';
import { ClusterProgress } from '../ClusterProgress.tsx';
import { ClusterStatusBadge } from '../ClusterStatusBadge.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ClusterName } from './ClusterName.tsx';
import { MonthlyPrice } from './MonthlyPrice.tsx';
import { useCardClick } from './useCardClick.ts';
import type { ClusterCard_cluster$key } from './__generated__/ClusterCard_cluster.graphql.ts';

const drawn = { 'aria-hidden': true, width: 16, height: 16 } as const;

/** One cluster of the list: where it is, what it is made of, what it costs, and what can be done with it. */
export function ClusterCard({ cluster, isQuiet }: { cluster: ClusterCard_cluster$key; isQuiet?: boolean }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterCard_cluster on Cluster {
        uuid
        name
        status
        progressMessage
        location {
          city
          countryCode
        }
        k3sVersion
        workerCount
        isHighAvailability
        isProtected
        createdAt
        open {
          allowed
          ...useActionReason_state
        }
        ...ClusterName_cluster
        ...ClusterStatusBadge_cluster
        ...ClusterProgress_cluster
        ...ClusterMenu_cluster
        ...MonthlyPrice_cluster
      }
    `,
    cluster,
  );
  const reason = useActionReason()(data.open);
  const onClick = useCardClick(data.open.allowed ? paths.cluster(data.uuid) : undefined);
  return (
    <Card as="li" isInteractive={data.open.allowed} onClick={onClick} cursor={reason ? undefined : 'pointer'}>
      <Stack px="5" pt="4" pb="4" gap="4" flex="1">
        <Flex justify="space-between" gap="3" align="flex-start">
          <Heading level={2} textStyle="h3" minW="0">
            <ClusterName cluster={data} />
          </Heading>
          <ClusterStatusBadge cluster={data} />
        </Flex>
        <ClusterProgress cluster={data} isQuiet={isQuiet} />
        {data.status === 'FAILED' && data.progressMessage ? (
          <Text color="fg.error" textStyle="sm" overflowWrap="anywhere">
            {data.progressMessage}
          </Text>
        ) : null}
        <SimpleGrid as="dl" columns={2} gapX="4" gapY="2.5" textStyle="sm">
          <Fact icon={<Flag country={data.location.countryCode} />} label={t('list.facts.location')}>
            {data.location.city}
          </Fact>
          <Fact icon={<Tag {...drawn} />} label={t('list.facts.version')} isMono>
            {data.k3sVersion}
          </Fact>
          <Fact icon={<Layers {...drawn} />} label={t('list.facts.workers')}>
            {t('list.facts.workerCount', { count: data.workerCount })}
          </Fact>
          <Fact icon={<Network {...drawn} />} label={t('list.facts.controlPlane')}>
            {t(data.isHighAvailability ? 'list.facts.ha' : 'list.facts.single')}
          </Fact>
          <Fact
            icon={data.isProtected ? <Lock {...drawn} /> : <Unlock {...drawn} />}
            label={t('list.facts.protection')}
          >
            {t(data.isProtected ? 'list.facts.protected' : 'list.facts.unprotected')}
          </Fact>
        </SimpleGrid>
      </Stack>
      <CardFooter py="2.5">
        <Box minW="0" textStyle="xs" color="fg.muted">
          <MonthlyPrice cluster={data} />
          <Box>
            {t('list.facts.created')} <RelativeTime at={data.createdAt} />
          </Box>
        </Box>
        <Flex gap="1" align="center">
          <ButtonLink
            size="sm"
            to={paths.cluster(data.uuid)}
            disabledReason={reason}
            aria-label={t('list.openNamed', { name: data.name })}
          >
            {t('list.open')}
          </ButtonLink>
          <ClusterMenu cluster={data} buttonProps={{ size: 'sm' }} />
        </Flex>
      </CardFooter>
    </Card>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isMono?: boolean;
  readonly children: ReactNode;
}

/** One fact with an icon for the eye and its name for screen readers. */
function Fact({ icon, label, isMono, children }: FactProps) {
  return (
    <Flex gap="2" align="center" minW="0">
      <Box as="dt" color="fg.subtle" flex="0 0 1.375rem" display="flex">
        {icon}
        <span className="kd-hidden">{label}</span>
      </Box>
      <Box as="dd" m="0" minW="0" overflowWrap="anywhere" textStyle={isMono ? 'mono' : undefined}>
        {children}
      </Box>
    </Flex>
  );
}
