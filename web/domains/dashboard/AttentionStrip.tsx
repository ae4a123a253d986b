import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { useClusterTroubles } from '../clusters/useClusterTroubles.ts';
import type { AttentionStrip_clusters$key } from './__generated__/AttentionStrip_clusters.graphql.ts';

const SHOWN = 3;
/** Worst first. */
const ORDER = ['FAILED', 'CRITICAL', 'WARNING'] as const;

/** Failed clusters and running ones that need attention, with the reasons; nothing if there are none. */
export function AttentionStrip({ clusters }: { clusters: AttentionStrip_clusters$key }) {
  const { t } = useTranslation('dashboard');
  const all = useFragment(
    graphql`
      fragment AttentionStrip_clusters on Cluster @relay(plural: true) {
        id
        uuid
        name
        viewerCan {
          open {
            allowed
          }
        }
        ...useClusterTroubles_clusters
      }
    `,
    clusters,
  );
  const troubles = useClusterTroubles(all);
  const troubled = all.map((cluster, index) => ({ ...cluster, trouble: troubles[index] }));
  const failing = ORDER.flatMap((level) => troubled.filter(({ trouble }) => trouble?.level === level));
  if (failing.length === 0) return null;
  return (
    <Banner
      tone={failing[0]?.trouble?.level === 'WARNING' ? 'warning' : 'error'}
      title={t('attention.title', { count: failing.length })}
      actions={
        failing.length > SHOWN ? (
          <ButtonLink size="sm" to={paths.clusters()}>
            {t('attention.all')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Box as="ul" listStyleType="none" m="0" p="0" mt="1" display="grid" gap="1">
        {failing.slice(0, SHOWN).map(({ id, uuid, name, trouble, viewerCan }) => (
          <li key={id}>
            {viewerCan.open.allowed ? <TextLink to={paths.cluster(uuid)}>{name}</TextLink> : <b>{name}</b>}
            {trouble?.reason ? `: ${trouble.reason}` : null}
          </li>
        ))}
      </Box>
    </Banner>
  );
}
