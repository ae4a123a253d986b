import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isDomain } from '../../../forms/config/fieldRules.ts';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';
import type { DeploymentValues } from './deploymentValues.ts';
import { suggestHosts } from './suggestHosts.ts';
import type { HostHints_cluster$key } from './__generated__/HostHints_cluster.graphql.ts';

/** Host names that would work, and the DNS records that the entered one needs. */
export function HostHints({ cluster }: { cluster: HostHints_cluster$key }) {
  const { t } = useTranslation('deployments');
  const { setValue } = useFormContext<DeploymentValues>();
  const [name, hostname] = useWatch<DeploymentValues, ['name', 'hostname']>({ name: ['name', 'hostname'] });
  const { ingressEndpoints, deployments } = useFragment(
    graphql`
      fragment HostHints_cluster on Cluster {
        ingressEndpoints {
          address
          family
        }
        deployments(first: 100) {
          nodes {
            exposure {
              hostname
            }
          }
        }
      }
    `,
    cluster,
  );
  const endpoints = ingressEndpoints ?? [];
  const taken = (deployments?.nodes ?? []).flatMap(({ exposure }) => exposure.hostname ?? []);
  const ipv4 = endpoints.find(({ family }) => family === 'IPV4')?.address;
  const suggestions = hostname.trim() === '' ? suggestHosts(name.trim(), taken, ipv4) : [];
  const host = hostname.trim();
  return (
    <Stack gap="2" role="status">
      {suggestions.length > 0 ? (
        <Flex gap="3" wrap="wrap">
          {suggestions.map((one) => (
            <TextButton
              key={one}
              onClick={() => setValue('hostname', one, { shouldDirty: true, shouldValidate: true })}
            >
              {t('form.host.use', { host: one })}
            </TextButton>
          ))}
        </Flex>
      ) : null}
      {isDomain(host) && endpoints.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t('form.host.dns', { host })}
        </Text>
      ) : null}
      {isDomain(host)
        ? endpoints.map(({ address, family }) => (
            <Flex key={address} as="span" gap="2" align="center" data-copy-scope>
              <Mono>{`${family === 'IPV6' ? 'AAAA' : 'A'} ${address}`}</Mono>
              <CopyButton value={address} what={t('form.host.address', { address })} />
            </Flex>
          ))
        : null}
    </Stack>
  );
}
