import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import type { RegistryConnection_cluster$key } from './__generated__/RegistryConnection_cluster.graphql.ts';

/** The registries a cluster pulls from, as a link to the registry tab. Needs the namespace `registries`. */
export function RegistryConnection({ cluster }: { cluster: RegistryConnection_cluster$key }) {
  const { t } = useTranslation('registries');
  const { uuid, registries } = useFragment(
    graphql`
      fragment RegistryConnection_cluster on Cluster {
        uuid
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
  if (!registries) return <>{t('loadFailed')}</>;
  const nodes = registries.edges.map(({ node }) => node);
  const chosen = nodes.find(({ isDefault }) => isDefault) ?? nodes[0];
  const others = nodes.length - 1;
  const text = !chosen
    ? t('connection.none')
    : others > 0
      ? t('connection.more', { name: chosen.name, count: others })
      : chosen.name;
  return <TextLink to={paths.cluster(uuid, 'registry')}>{text}</TextLink>;
}
