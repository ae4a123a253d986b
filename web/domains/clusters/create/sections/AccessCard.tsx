import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CopyButton } from '../../../../ui/actions/CopyButton.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Box, Flex, Stack, Text } from '../../../../ui/layout/primitives.ts';
import { Mono } from '../../../../ui/text/Mono.tsx';
import { AllowedNetworksField } from './AllowedNetworksField.tsx';
import type { AccessCard_options$key } from './__generated__/AccessCard_options.graphql.ts';

function EgressNetworks({ networks }: { networks: readonly string[] }) {
  const { t } = useTranslation('clusters');
  return (
    <section aria-labelledby="create-egress">
      <Box id="create-egress" fontWeight="medium" maxW="35rem">
        {t('create.access.egress')}
      </Box>
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none" p="0" my="1.5">
        {networks.map((network) => (
          <Flex as="li" key={network} align="center" gap="1" data-copy-scope>
            <Mono>{network}</Mono>
            <CopyButton value={network} what={network} />
          </Flex>
        ))}
      </Flex>
      <Text color="fg.muted" textStyle="sm" maxW="35rem">
        {t('create.access.egressHelp')}
      </Text>
    </section>
  );
}

/** Firewall: which networks may reach SSH and the Kubernetes API, and which always may. */
export function AccessCard({ options }: { options: AccessCard_options$key }) {
  const { t } = useTranslation('clusters');
  const { egressNetworks, callerNetwork } = useFragment(
    graphql`
      fragment AccessCard_options on ClusterOptions {
        egressNetworks
        callerNetwork
      }
    `,
    options,
  );
  return (
    <Card aria-labelledby="create-access">
      <CardHeader
        id="create-access"
        title={t('create.access.title')}
        description={t('create.access.description')}
      />
      <CardBody>
        <Stack gap="6">
          <AllowedNetworksField
            name="sshAllowedNetworks"
            label={t('create.access.ssh')}
            mine={callerNetwork}
          />
          <AllowedNetworksField
            name="apiAllowedNetworks"
            label={t('create.access.api')}
            mine={callerNetwork}
          />
          {egressNetworks && egressNetworks.length > 0 ? <EgressNetworks networks={egressNetworks} /> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
