import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Stack, Text } from '../../../../ui/layout/primitives.ts';
import { NodePoolsField } from '../../../nodepools/NodePoolsField.tsx';
import type { CreateValues } from '../values/createValues.ts';
import { useLocations } from './useLocations.ts';
import type { NodePoolsSection_options$key } from './__generated__/NodePoolsSection_options.graphql.ts';

/** The worker nodes of the new cluster. */
export function NodePoolsSection({ options }: { options: NodePoolsSection_options$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment NodePoolsSection_options on ClusterOptions {
        maxNodePools
        defaults {
          instanceType
        }
        locations {
          ...useLocations_location
        }
      }
    `,
    options,
  );
  const location = useWatch<CreateValues, 'location'>({ name: 'location' });
  const locations = useLocations(data.locations).map(({ name, label }) => ({ value: name, label }));
  return (
    <Stack gap="4">
      <Text color="fg.muted" maxW="40rem">
        {t('create.pools.description')}
      </Text>
      <NodePoolsField
        locations={locations}
        maxPools={data.maxNodePools}
        blank={{ instanceType: data.defaults.instanceType, location }}
      />
    </Stack>
  );
}
