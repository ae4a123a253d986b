import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { CopyValue } from '../../../ui/text/CopyValue.tsx';
import { FactFailed } from './FactFailed.tsx';
import type { IngressEndpoints_cluster$key } from './__generated__/IngressEndpoints_cluster.graphql.ts';

/** The cluster's ingress addresses with their kind. */
export function IngressEndpoints({ cluster }: { cluster: IngressEndpoints_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { ingressEndpoints } = useFragment(
    graphql`
      fragment IngressEndpoints_cluster on Cluster {
        ingressEndpoints {
          address
          family
        }
      }
    `,
    cluster,
  );
  if (!ingressEndpoints) return <FactFailed text={t('overview.info.ingressFailed')} />;
  if (ingressEndpoints.length === 0) return t('overview.info.noIngress');
  return (
    <Stack as="span" gap="0.5">
      {ingressEndpoints.map(({ address, family }) => (
        <Flex as="span" key={address} align="center" gap="2" minW="0">
          <Text as="span" textStyle="xs" color="fg.muted">
            {t(family === 'IPV6' ? 'overview.info.ipv6' : 'overview.info.ipv4')}
          </Text>
          <CopyValue value={address} what={t('overview.info.ingressAddress', { address })} />
        </Flex>
      ))}
    </Stack>
  );
}
