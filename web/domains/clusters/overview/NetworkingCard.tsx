import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { CardTitleLink } from '../../../ui/layout/CardTitleLink.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { AllowedNetworks } from './AllowedNetworks.tsx';
import { CopyValue } from '../../../ui/text/CopyValue.tsx';
import type { NetworkingCard_cluster$key } from './__generated__/NetworkingCard_cluster.graphql.ts';

/** How the servers are connected, and which networks may reach them. */
export function NetworkingCard({ cluster }: { cluster: NetworkingCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment NetworkingCard_cluster on Cluster {
        uuid
        status
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
  const subnet = t('overview.networking.subnet');
  const ssh = t('overview.networking.ssh');
  const api = t('overview.networking.api');
  return (
    <Card>
      <CardHeader
        title={
          data.status === 'ARCHIVED' ? (
            t('overview.networking.title')
          ) : (
            <CardTitleLink to={paths.clusterSettings(data.uuid, 'networking')}>
              {t('overview.networking.title')}
            </CardTitleLink>
          )
        }
      />
      <CardBody>
        <DataList
          columns={2}
          items={[
            { label: t('overview.networking.ipv4'), value: onOff(data.hasPublicIpv4) },
            { label: t('overview.networking.ipv6'), value: onOff(data.hasPublicIpv6) },
            { label: ssh, value: <AllowedNetworks networks={data.sshAllowedNetworks} what={ssh} /> },
            { label: api, value: <AllowedNetworks networks={data.apiAllowedNetworks} what={api} /> },
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
      </CardBody>
    </Card>
  );
}
