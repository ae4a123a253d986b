import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../app/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import type { ClusterBanner_cluster$key } from './__generated__/ClusterBanner_cluster.graphql.ts';

const DeleteClusterDialog = lazy(async () => ({
  default: (await import('../dialogs/DeleteClusterDialog.tsx')).DeleteClusterDialog,
}));
const RetryClusterDialog = lazy(async () => ({
  default: (await import('../dialogs/RetryClusterDialog.tsx')).RetryClusterDialog,
}));
const UnarchiveClusterDialog = lazy(async () => ({
  default: (await import('../dialogs/UnarchiveClusterDialog.tsx')).UnarchiveClusterDialog,
}));

/** What each of these statuses means for everything below, and the verb that leads out of it. */
const conditions = {
  ARCHIVED: { tone: 'info', verb: 'unarchive' },
  INACTIVE: { tone: 'warning', verb: null },
  FAILED: { tone: 'error', verb: 'delete' },
  /** The cluster was built and an update of it did not finish: it goes on, and the update can be tried again. */
  UPDATE_FAILED: { tone: 'error', verb: null },
} as const;

/** The condition of a cluster that is not running, with the last message about it and the way out. */
export function ClusterBanner({ cluster }: { cluster: ClusterBanner_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ClusterBanner_cluster on Cluster {
        uuid
        status
        progressMessage
        pendingUpdate {
          __typename
        }
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
  const condition = data.status === 'FAILED' && data.pendingUpdate ? 'UPDATE_FAILED' : data.status;
  const entry = Object.entries(conditions).find(([status]) => status === condition);
  if (!entry) return null;
  const [status, { tone, verb }] = entry;

  // A protected cluster opens the dialog all the same: it explains, and leads to the switch.
  const isExplained = verb === 'delete' && data.delete.code === 'PROTECTED';
  const toSettings = condition === 'UPDATE_FAILED' && (
    <ButtonLink size="sm" to={paths.clusterSettings(data.uuid)}>
      {t('frame.banner.UPDATE_FAILED.action')}
    </ButtonLink>
  );
  // An update is tried again where its settings are.
  const retry = condition === 'FAILED' && (
    <Button size="sm" disabledReason={reasonOf(data.retry)} onClick={() => setOpen('retry')}>
      {t('dialogs.retry.confirm')}
    </Button>
  );
  const action = verb && (
    <Button
      size="sm"
      variant={verb === 'delete' ? 'dangerOutline' : 'secondary'}
      disabledReason={isExplained ? undefined : reasonOf(verb === 'delete' ? data.delete : data.unarchive)}
      onClick={() => setOpen(verb)}
    >
      {t(`dialogs.${verb}.confirm`)}
    </Button>
  );
  return (
    <Box mt="5">
      <Banner
        tone={tone}
        title={t(`frame.banner.${status}.title`)}
        actions={
          <>
            {retry}
            {action || toSettings}
          </>
        }
      >
        {t(`frame.banner.${status}.text`)}
        {data.progressMessage ? (
          <Box mt="1" className="kd-mono" textStyle="xs">
            {data.progressMessage}
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
