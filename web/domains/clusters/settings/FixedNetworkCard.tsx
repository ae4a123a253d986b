import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { AllowedNetworks } from '../overview/AllowedNetworks.tsx';
import { CopyValue } from '../../../ui/text/CopyValue.tsx';
import type { FixedNetworkCard_cluster$key } from './__generated__/FixedNetworkCard_cluster.graphql.ts';

/** Network settings that cannot be changed yet. */
export function FixedNetworkCard({ cluster }: { cluster: FixedNetworkCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment FixedNetworkCard_cluster on Cluster {
        hasPublicIpv4
        hasPublicIpv6
        privateSubnet
        sshAllowedNetworks
        apiAllowedNetworks
      }
    `,
    cluster,
  );
  const onOff = (isOn: boolean) => t(isOn ? 'overview.on' : 'overview.off');
  const ssh = t('overview.networking.ssh');
  const api = t('overview.networking.api');
  const subnet = t('overview.networking.subnet');
  return (
    <Card>
      <CardHeader title={t('settings.network.title')} />
      <CardBody>
        <Stack gap="5">
          <Banner tone="info" title={t('settings.network.note')}>
            {t('settings.network.development')}
          </Banner>
          <DataList
            columns={2}
            items={[
              { label: ssh, value: <AllowedNetworks networks={data.sshAllowedNetworks} what={ssh} /> },
              { label: api, value: <AllowedNetworks networks={data.apiAllowedNetworks} what={api} /> },
              { label: t('overview.networking.ipv4'), value: onOff(data.hasPublicIpv4) },
              { label: t('overview.networking.ipv6'), value: onOff(data.hasPublicIpv6) },
              {
                label: subnet,
                value: data.privateSubnet ? (
                  <CopyValue value={data.privateSubnet} what={subnet} />
                ) : (
                  t('overview.networking.noSubnet')
                ),
              },
            ]}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
