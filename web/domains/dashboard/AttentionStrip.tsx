import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { MessageText } from '../../i18n/MessageText.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import type { AttentionStrip_clusters$key } from './__generated__/AttentionStrip_clusters.graphql.ts';

const SHOWN = 3;

/** Failed clusters with their errors; nothing if there are none. */
export function AttentionStrip({ clusters }: { clusters: AttentionStrip_clusters$key }) {
  const { t } = useTranslation('dashboard');
  const failing = useFragment(
    graphql`
      fragment AttentionStrip_clusters on Cluster @relay(plural: true) {
        id
        uuid
        name
        status
        detail {
          ...MessageText_message
        }
        viewerCan {
          open {
            allowed
          }
        }
      }
    `,
    clusters,
  ).filter(({ status }) => status === 'FAILED');
  if (failing.length === 0) return null;
  return (
    <Banner
      tone="error"
      title={t('attention.title', { count: failing.length })}
      actions={
        failing.length > SHOWN ? (
          <ButtonLink size="sm" to={paths.clusters({ status: 'failed' })}>
            {t('attention.all')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Box as="ul" listStyleType="none" m="0" p="0" mt="1" display="grid" gap="1">
        {failing.slice(0, SHOWN).map(({ id, uuid, name, detail, viewerCan }) => (
          <li key={id}>
            {viewerCan.open.allowed ? <TextLink to={paths.cluster(uuid)}>{name}</TextLink> : <b>{name}</b>}
            {detail ? (
              <>
                : <MessageText message={detail} />
              </>
            ) : null}
          </li>
        ))}
      </Box>
    </Banner>
  );
}
