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
import type { FixedFactsCard_cluster$key } from './__generated__/FixedFactsCard_cluster.graphql.ts';

/** Settings that are fixed at creation. */
export function FixedFactsCard({ cluster }: { cluster: FixedFactsCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment FixedFactsCard_cluster on Cluster {
        name
        osImage
        location {
          city
          countryCode
        }
        datastore {
          mode
          externalEndpoint
        }
      }
    `,
    cluster,
  );
  const name = t('settings.fixed.name');
  const { mode, externalEndpoint } = data.datastore;
  return (
    <Card>
      <CardHeader title={t('settings.fixed.title')} description={t('settings.fixed.text')} />
      <CardBody>
        <DataList
          columns={2}
          items={[
            { label: name, value: <CopyValue value={data.name} what={name} /> },
            {
              label: t('overview.info.location'),
              value: (
                <Flex as="span" gap="1.5" align="center">
                  <Flag country={data.location.countryCode} />{' '}
                  {placeName(data.location.city, data.location.countryCode, locale)}
                </Flex>
              ),
            },
            { label: t('overview.kubernetes.os'), value: t(`overview.os.${data.osImage}`) },
            {
              label: t('overview.kubernetes.datastore'),
              value: t(`overview.datastore.${mode}`),
              hint: externalEndpoint ?? undefined,
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}
