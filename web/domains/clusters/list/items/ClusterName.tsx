import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../../shell/paths.ts';
import { useActionReason } from '../../../../shell/useActionReason.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextLink } from '../../../../ui/actions/TextLink.tsx';
import { AppLink } from '../../../../ui/link.tsx';
import './list.css';
import type { ClusterName_cluster$key } from './__generated__/ClusterName_cluster.graphql.ts';

/** The name as a link to the cluster; with a lock and the reason if it cannot be opened. */
export function ClusterName({ cluster }: { cluster: ClusterName_cluster$key }) {
  const { t } = useTranslation('clusters');
  const {
    uuid,
    name,
    viewerCan: { open },
  } = useFragment(
    graphql`
      fragment ClusterName_cluster on Cluster {
        uuid
        name
        viewerCan {
          open {
            ...useActionReason_state
          }
        }
      }
    `,
    cluster,
  );
  const reason = useActionReason()(open);
  if (reason === undefined) {
    return (
      <AppLink to={paths.cluster(uuid)} className="kd-cluster-name" data-cluster-link>
        {name}
      </AppLink>
    );
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      data-cluster-link
      icon={<Lock aria-hidden />}
      disabledReason={reason}
      wayOut={<TextLink to={paths.settings('billing')}>{t('list.overLimit.plans')}</TextLink>}
      css={{ '&[aria-disabled=true]': { bg: 'transparent', color: 'fg', borderColor: 'transparent' } }}
      px="0"
      minW="0"
      whiteSpace="normal"
      overflowWrap="anywhere"
      textAlign="start"
      fontWeight="semibold"
      fontSize="inherit"
    >
      {name}
    </Button>
  );
}
