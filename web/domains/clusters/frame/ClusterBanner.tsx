import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { conditions, useClusterCondition } from './useClusterCondition.ts';
import type { ClusterBanner_cluster$key } from './__generated__/ClusterBanner_cluster.graphql.ts';

const DeleteClusterDialog = lazyPart(
  () => import('../dialogs/DeleteClusterDialog.tsx'),
  'DeleteClusterDialog',
  'clusters.dialogs',
);
const RetryClusterDialog = lazyPart(
  () => import('../dialogs/RetryClusterDialog.tsx'),
  'RetryClusterDialog',
  'clusters.dialogs',
);
const UnarchiveClusterDialog = lazyPart(
  () => import('../dialogs/UnarchiveClusterDialog.tsx'),
  'UnarchiveClusterDialog',
  'clusters.dialogs',
);

/** The condition of a cluster that is not running normally, with its last message and an action. */
export function ClusterBanner({ cluster }: { cluster: ClusterBanner_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterBanner_cluster on Cluster {
        detail {
          ...MessageText_message
        }
        viewerCan {
          delete {
            code
            ...useActionReason_state
          }
          unarchive {
            ...useActionReason_state
          }
          retry {
            ...useActionReason_state
          }
        }
        ...useClusterCondition_cluster
        ...DeleteClusterDialog_cluster
        ...RetryClusterDialog_cluster
        ...UnarchiveClusterDialog_cluster
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const [open, setOpen] = useState<'delete' | 'retry' | 'unarchive' | null>(null);
  const close = () => setOpen(null);
  const condition = useClusterCondition(data);
  if (!condition) return null;
  const { name } = condition;
  const { tone, verb } = conditions[name];

  // For a protected cluster the dialog explains the protection and offers to disable it.
  const isExplained = verb === 'delete' && data.viewerCan.delete.code === 'PROTECTED';
  const wayOut = condition.to !== null && (
    <ButtonLink size="sm" to={condition.to}>
      {t(`frame.banner.${condition.name}.action`)}
    </ButtonLink>
  );
  // A failed update is retried on the settings page.
  const retry = name === 'FAILED' && (
    <Button size="sm" disabledReason={reasonOf(data.viewerCan.retry)} onClick={() => setOpen('retry')}>
      {t('dialogs.retry.confirm')}
    </Button>
  );
  const action = verb && (
    <Button
      size="sm"
      variant={verb === 'delete' ? 'dangerOutline' : 'secondary'}
      disabledReason={
        isExplained
          ? undefined
          : reasonOf(verb === 'delete' ? data.viewerCan.delete : data.viewerCan.unarchive)
      }
      onClick={() => setOpen(verb)}
    >
      {t(`dialogs.${verb}.confirm`)}
    </Button>
  );
  return (
    <Box mt="5">
      <Banner
        tone={tone}
        title={t(`frame.banner.${name}.title`)}
        actions={
          <>
            {retry}
            {action || wayOut}
          </>
        }
      >
        {t(`frame.banner.${name}.text`)}
        {data.detail ? (
          <Box mt="1" textStyle="mono" lineHeight="1rem">
            <MessageText message={data.detail} />
          </Box>
        ) : null}
      </Banner>
      <Suspense>
        {open === 'delete' && <DeleteClusterDialog cluster={data} onClose={close} />}
        {open === 'retry' && <RetryClusterDialog cluster={data} onClose={close} />}
        {open === 'unarchive' && <UnarchiveClusterDialog cluster={data} onClose={close} />}
      </Suspense>
    </Box>
  );
}
