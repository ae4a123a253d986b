import { Lock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../../shell/useActionReason.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Flex } from '../../../../ui/layout/primitives.ts';
import type { BlockedText_cluster$key } from './__generated__/BlockedText_cluster.graphql.ts';

const ProtectClusterDialog = lazyPart(
  () => import('../../dialogs/ProtectClusterDialog.tsx'),
  'ProtectClusterDialog',
);

interface BlockedTextProps {
  cluster: BlockedText_cluster$key;
  /** Why the card's action is not possible now. */
  reason: string | undefined;
}

/** Shows why the action is blocked as text, not only in the button's tooltip, with a link to resolve it. */
export function BlockedText({ cluster, reason }: BlockedTextProps) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment BlockedText_cluster on Cluster {
        isProtected
        viewerCan {
          unprotect {
            ...useActionReason_state
          }
        }
        ...ProtectClusterDialog_cluster
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const [isOpen, setOpen] = useState(false);
  if (reason === undefined) return null;
  return (
    <Flex mt="4" gap="3" wrap="wrap" align="center" justify="space-between">
      <Flex gap="2" align="flex-start" flex="1 1 16rem" minW="0" color="fg.muted">
        <Lock aria-hidden size={16} style={{ flexShrink: 0, marginTop: 2 }} />
        <span>{reason}</span>
      </Flex>
      {data.isProtected ? (
        <Button size="sm" disabledReason={reasonOf(data.viewerCan.unprotect)} onClick={() => setOpen(true)}>
          {t('dialogs.unprotect.confirm')}
        </Button>
      ) : null}
      <Suspense>
        {isOpen ? <ProtectClusterDialog cluster={data} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Flex>
  );
}
