import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { isClusterMoving } from '../clusterStatus.ts';
import { ChangeLine } from '../preview/ChangeLine.tsx';
import { useFieldName } from '../preview/useFieldName.ts';
import { useSettings } from './useSettings.ts';
import { useUpdateCluster, type SettingsInput } from './useUpdateCluster.ts';
import type { PendingUpdate_cluster$key } from './__generated__/PendingUpdate_cluster.graphql.ts';

const UpdateClusterDialog = lazyPart(
  () => import('./UpdateClusterDialog.tsx'),
  'UpdateClusterDialog',
  'clusters.dialogs',
);

/**
 * Settings that are saved but not applied, because an update failed or was not started, with buttons to apply or
 * discard them.
 */
export function PendingUpdate({ cluster }: { cluster: PendingUpdate_cluster$key }) {
  const { t } = useTranslation(['clusters', 'preview']);
  const data = useFragment(
    graphql`
      fragment PendingUpdate_cluster on Cluster {
        status
        detail {
          ...MessageText_message
        }
        sshAllowedNetworks
        apiAllowedNetworks
        viewerCan {
          update {
            ...useActionReason_state
          }
        }
        ...useSettings_cluster
      }
    `,
    cluster,
  );
  const { id, revision, pending, inEffect } = useSettings(data);
  const nameOf = useFieldName();
  const reasonOf = useActionReason();
  const [update, isDiscarding] = useUpdateCluster();
  const [isAsked, setAsked] = useState(false);
  const showFailure = useFailureToast();
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef(data.status);
  useEffect(() => {
    // A failed update is shown here, so it has to be scrolled into view.
    if (isClusterMoving(before.current)) notice.current?.scrollIntoView({ block: 'center' });
    before.current = data.status;
  }, [data.status]);
  if (!pending || isClusterMoving(data.status)) return null;
  const kind = data.status === 'FAILED' ? 'failed' : 'waiting';
  // Settings are discarded by saving those in effect again: then nothing is pending, and no update starts.
  const { sshAllowedNetworks, apiAllowedNetworks } = data;
  const asItIs: SettingsInput = { ...inEffect, sshAllowedNetworks, apiAllowedNetworks };
  const discard = async () => {
    const given = Object.entries(asItIs).filter(([field]) => pending.some(({ path }) => path === field));
    const result = await update({ input: { id, revision, ...Object.fromEntries(given) } });
    if (result.ok) toast.success({ title: t('settings.pending.waiting.discarded') });
    else showFailure(result);
  };
  return (
    <Box mb="5" ref={notice}>
      <Banner
        tone={kind === 'failed' ? 'error' : 'warning'}
        title={t(`settings.pending.${kind}.title`)}
        actions={
          <>
            <Button size="sm" disabledReason={reasonOf(data.viewerCan.update)} onClick={() => setAsked(true)}>
              {t(`settings.pending.${kind}.action`)}
            </Button>
            {/* Changes that an update has started cannot be discarded: nodes may exist already. */}
            {kind === 'waiting' ? (
              <Button
                size="sm"
                variant="ghost"
                isBusy={isDiscarding}
                disabledReason={reasonOf(data.viewerCan.update)}
                onClick={() => void discard()}
              >
                {t('settings.pending.waiting.discard')}
              </Button>
            ) : null}
          </>
        }
      >
        {t(`settings.pending.${kind}.text`)}
        <Box as="ul" listStyleType="none" p="0" m="0" mt="2">
          {pending.map((change) => (
            <ChangeLine key={change.path} change={change} label={nameOf(change.path)} />
          ))}
        </Box>
        {kind === 'failed' && data.detail ? (
          <Box mt="2" textStyle="mono" lineHeight="1rem">
            <MessageText message={data.detail} />
          </Box>
        ) : null}
      </Banner>
      <Suspense>
        {isAsked ? <UpdateClusterDialog cluster={{ id, revision }} onClose={() => setAsked(false)} /> : null}
      </Suspense>
    </Box>
  );
}
