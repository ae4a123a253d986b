import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex, SimpleGrid, Text } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { DeploymentHost } from '../DeploymentHost.tsx';
import type {
  DeploymentDetails_deployment$data as Data,
  DeploymentDetails_deployment$key,
} from './__generated__/DeploymentDetails_deployment.graphql.ts';

const MAX_SHOWN = 100;
const cut = (value: string) => (value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value);

/** Variables, network and automatic updates of a deployment. */
export function DeploymentDetails({ deployment }: { deployment: DeploymentDetails_deployment$key }) {
  const { t } = useTranslation('deployments');
  const data = useFragment(
    graphql`
      fragment DeploymentDetails_deployment on Deployment {
        port
        servicePort
        secretNames
        variables {
          name
          value
        }
        exposure {
          ingressClass
        }
        autoUpdate {
          isEnabled
          policy
          frequency
          lastUpdateAt
        }
        recentVersions {
          imageTag
        }
        ...DeploymentHost_deployment
      }
    `,
    deployment,
  );
  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} gap="6" py="2" textAlign="start">
      <Variables variables={data.variables} secretNames={data.secretNames} />
      <Box>
        <Heading level={3} textStyle="sm" mb="2">
          {t('details.network')}
        </Heading>
        <DataList
          items={[
            { label: t('details.servicePort'), value: data.servicePort },
            { label: t('details.port'), value: data.port },
            { label: t('column.host'), value: <DeploymentHost deployment={data} /> },
            { label: t('details.ingressClass'), value: data.exposure.ingressClass ?? t('details.none') },
          ]}
        />
      </Box>
      <AutoUpdates autoUpdate={data.autoUpdate} versions={data.recentVersions} />
    </SimpleGrid>
  );
}

function Variables({
  variables,
  secretNames,
}: {
  variables: Data['variables'];
  secretNames: Data['secretNames'];
}) {
  const { t } = useTranslation('deployments');
  const [isShown, setShown] = useState(false);
  const rows = [
    ...variables.map(({ name, value }) => ({ name, value: isShown ? cut(value) : '••••••' })),
    ...secretNames.map((name) => ({ name, value: t('details.secret') })),
  ];
  return (
    <Box>
      <Flex gap="3" align="baseline" mb="2">
        <Heading level={3} textStyle="sm">
          {t('details.variables')}
        </Heading>
        {variables.length > 0 ? (
          <TextButton onClick={() => setShown(!isShown)}>
            {t(isShown ? 'details.hideValues' : 'details.showValues')}
          </TextButton>
        ) : null}
      </Flex>
      {rows.length === 0 ? <Text color="fg.muted">{t('details.noVariables')}</Text> : null}
      <DataList items={rows.map(({ name, value }) => ({ label: name, value: <Mono>{value}</Mono> }))} />
    </Box>
  );
}

interface AutoUpdatesProps {
  readonly autoUpdate: Data['autoUpdate'];
  readonly versions: Data['recentVersions'];
}

function AutoUpdates({ autoUpdate, versions }: AutoUpdatesProps) {
  const { t } = useTranslation('deployments');
  const { isEnabled, policy, frequency, lastUpdateAt } = autoUpdate;
  return (
    <Box>
      <Heading level={3} textStyle="sm" mb="2">
        {t('details.updates')}
      </Heading>
      <DataList
        items={[
          {
            label: t('details.policy'),
            value: isEnabled ? t(`policy.${policy}`, { defaultValue: policy }) : t('details.off'),
          },
          ...(isEnabled
            ? [
                {
                  label: t('details.frequency'),
                  value: t(`frequency.${frequency}`, { defaultValue: frequency }),
                },
              ]
            : []),
          {
            label: t('details.lastUpdate'),
            value: lastUpdateAt ? <RelativeTime at={lastUpdateAt} /> : t('details.never'),
          },
          {
            label: t('details.recent'),
            value: <Mono>{versions.map(({ imageTag }) => imageTag).join(', ') || '–'}</Mono>,
          },
        ]}
      />
    </Box>
  );
}
