import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useMatch } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { placeName } from '../../../lib/countryName.ts';
import { Flex } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { Flag } from '../../../ui/text/Flag.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import type { ClusterMeta_cluster$key } from './__generated__/ClusterMeta_cluster.graphql.ts';

/** One line below the name: location, Kubernetes version, age. The overview's cards show the first two. */
export function ClusterMeta({ cluster }: { cluster: ClusterMeta_cluster$key }) {
  const isOverview = useMatch('/clusters/:id/overview') !== null;
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { location, k3sVersion, createdAt } = useFragment(
    graphql`
      fragment ClusterMeta_cluster on Cluster {
        location {
          city
          countryCode
        }
        k3sVersion
        createdAt
      }
    `,
    cluster,
  );
  return (
    <Flex color="fg.muted" mt="1" gapX="4" gapY="1" wrap="wrap" align="center">
      {isOverview ? null : (
        <>
          <Flex as="span" gap="1.5" align="center">
            <Flag country={location.countryCode} /> {placeName(location.city, location.countryCode, locale)}
          </Flex>
          <Mono>{k3sVersion}</Mono>
        </>
      )}
      <span>
        {t('frame.created')} <RelativeTime at={createdAt} />
      </span>
    </Flex>
  );
}
