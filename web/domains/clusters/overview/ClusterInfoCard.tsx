import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { placeName } from '../../../lib/countryName.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { Flag } from '../../../ui/text/Flag.tsx';
import { CopyValue } from '../../../ui/text/CopyValue.tsx';
import { IngressEndpoints } from './IngressEndpoints.tsx';
import type { ClusterInfoCard_cluster$key } from './__generated__/ClusterInfoCard_cluster.graphql.ts';

/** Location, API endpoint, high availability and ingress addresses of a cluster. */
export function ClusterInfoCard({ cluster }: { cluster: ClusterInfoCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment ClusterInfoCard_cluster on Cluster {
        location {
          city
          countryCode
          name
        }
        apiEndpoint
        isHighAvailability
        ...IngressEndpoints_cluster
      }
    `,
    cluster,
  );
  const { location, apiEndpoint, isHighAvailability } = data;
  const endpoint = t('overview.info.endpoint');
  return (
    <Card>
      <CardHeader title={t('overview.info.title')} />
      <CardBody>
        <DataList
          items={[
            {
              label: t('overview.info.location'),
              value: (
                <Flex as="span" gap="1.5" align="center">
                  <Flag country={location.countryCode} />{' '}
                  {placeName(location.city, location.countryCode, locale)}
                </Flex>
              ),
              hint: location.name,
            },
            {
              label: endpoint,
              value: apiEndpoint ? (
                <CopyValue value={apiEndpoint} what={endpoint} />
              ) : (
                t('overview.info.noEndpoint')
              ),
            },
            {
              label: t('overview.info.ha'),
              value: t(isHighAvailability ? 'overview.on' : 'overview.off'),
              hint: t(isHighAvailability ? 'overview.info.haOn' : 'overview.info.haOff'),
            },
            {
              label: t('overview.info.ingress'),
              value: <IngressEndpoints cluster={data} />,
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}
