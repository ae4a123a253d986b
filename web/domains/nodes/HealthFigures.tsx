import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Flex, SimpleGrid, Stack, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { loadSource } from './load.ts';
import { LoadMeter } from './LoadMeter.tsx';
import { PodHealthMeter } from './PodHealthMeter.tsx';
import type { HealthFigures_health$key } from './__generated__/HealthFigures_health.graphql.ts';

/** Health of a running cluster: ready nodes, load and pods. */
export function HealthFigures({ health, uuid }: { health: HealthFigures_health$key; uuid: string }) {
  const { t } = useTranslation('nodes');
  const { nodesReady, nodesTotal, allocatable, usage, requests, pods } = useFragment(
    graphql`
      fragment HealthFigures_health on ClusterHealth {
        nodesReady
        nodesTotal
        allocatable {
          cores
          memoryGb
        }
        usage {
          cores
          memoryGb
        }
        requests {
          cores
          memoryGb
        }
        pods {
          ...PodHealthMeter_pods
        }
      }
    `,
    health,
  );
  const ready = nodesReady ?? 0;
  const reserved = requests ?? { cores: 0, memoryGb: 0 };
  const { isMeasured, of } = loadSource(usage, reserved);
  return (
    <Stack gap="5">
      <Flex>
        <StatusBadge
          tone={ready === nodesTotal ? 'ok' : 'attention'}
          label={t('ready', { ready, total: nodesTotal, count: nodesTotal })}
        />
      </Flex>
      <SimpleGrid columns={{ base: 1, md: 2 }} gapX="8" gapY="5">
        <LoadMeter
          kind="cpu"
          value={of.cores}
          max={allocatable.cores}
          isMeasured={isMeasured}
          requested={reserved.cores}
        />
        <LoadMeter
          kind="memory"
          value={of.memoryGb}
          max={allocatable.memoryGb}
          isMeasured={isMeasured}
          requested={reserved.memoryGb}
        />
      </SimpleGrid>
      {isMeasured ? null : (
        <Text color="fg.muted">
          {t('unmeasured.text')}{' '}
          <TextLink to={paths.cluster(uuid, 'addons')}>{t('unmeasured.install')}</TextLink>
        </Text>
      )}
      {pods ? <PodHealthMeter pods={pods} /> : null}
    </Stack>
  );
}
