import { RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../../shell/useActionReason.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Flex, Text } from '../../../../ui/layout/primitives.ts';
import { useDialogFailure } from '../../dialogs/useDialogFailure.tsx';
import { useReissueKubeconfig } from './useReissueKubeconfig.ts';
import type { ReissueKubeconfig_cluster$key } from './__generated__/ReissueKubeconfig_cluster.graphql.ts';

const ConfirmDialog = lazyPart(() => import('../../../../ui/feedback/ConfirmDialog.tsx'), 'ConfirmDialog');

/** Issues a new kubeconfig, after a confirmation that names the consequence. */
export function ReissueKubeconfig({ cluster }: { cluster: ReissueKubeconfig_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { id, credentials } = useFragment(
    graphql`
      fragment ReissueKubeconfig_cluster on Cluster {
        id
        credentials {
          viewerCan {
            reissueKubeconfig {
              ...useActionReason_state
            }
          }
        }
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const [isOpen, setOpen] = useState(false);
  const [reissue] = useReissueKubeconfig();
  const toFailure = useDialogFailure();
  if (!credentials) return null;
  const confirm = async () => {
    const result = await reissue({ input: { id } });
    if (!result.ok) return toFailure(result);
    toast.success({ title: t('connect.reissued') });
    return undefined;
  };
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Text color="fg.muted" flex="1 1 16rem">
        {t('connect.reissueText')}
      </Text>
      <Button
        icon={<RotateCcw />}
        variant="dangerOutline"
        disabledReason={reasonOf(credentials.viewerCan.reissueKubeconfig)}
        onClick={() => setOpen(true)}
      >
        {t('connect.reissue')}
      </Button>
      <Suspense>
        {isOpen ? (
          <ConfirmDialog
            isOpen
            title={t('connect.confirm')}
            confirmLabel={t('connect.reissue')}
            onClose={() => setOpen(false)}
            onConfirm={confirm}
          >
            {t('connect.reissueText')}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </Flex>
  );
}
