import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useLocale } from '../../../ui/locale.ts';
import { formatList } from '../../../lib/list.ts';
import { FactFailed } from './FactFailed.tsx';
import type { RegistryFact_cluster$key } from './__generated__/RegistryFact_cluster.graphql.ts';

/** The registries the cluster pulls images from. */
export function RegistryFact({ cluster }: { cluster: RegistryFact_cluster$key }) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { registries } = useFragment(
    graphql`
      fragment RegistryFact_cluster on Cluster {
        registries(first: 100) {
          edges {
            node {
              name
              isDefault
            }
          }
        }
      }
    `,
    cluster,
  );
  if (!registries) return <FactFailed text={t('overview.kubernetes.registryFailed')} />;
  const names = registries.edges.map(({ node: { name, isDefault } }) =>
    isDefault ? t('overview.kubernetes.registryDefault', { name }) : name,
  );
  if (names.length === 0) return t('overview.kubernetes.noRegistry');
  return formatList(names, locale);
}
