import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Flex } from '../../../ui/layout/primitives.ts';
import { useNodeAction, type NodeAction } from './useNodeAction.ts';
import type { NodeActions_cluster$key } from './__generated__/NodeActions_cluster.graphql.ts';
import type { NodeActions_node$key } from './__generated__/NodeActions_node.graphql.ts';

const DrainDialog = lazyPart(() => import('./DrainDialog.tsx'), 'DrainDialog');

/** Cordons, uncordons or drains a node. */
export function NodeActions({
  node,
  cluster,
}: {
  node: NodeActions_node$key;
  cluster: NodeActions_cluster$key;
}) {
  const { t } = useTranslation('nodes');
  const data = useFragment(
    graphql`
      fragment NodeActions_node on ClusterNode {
        id
        name
        isSchedulable
        isDraining
        ...DrainDialog_node
      }
    `,
    node,
  );
  const { viewerCan } = useFragment(
    graphql`
      fragment NodeActions_cluster on Cluster {
        viewerCan {
          manageNodes {
            ...useActionReason_state
          }
        }
      }
    `,
    cluster,
  );
  const reason = useActionReason()(viewerCan.manageNodes);
  const [isOpen, setOpen] = useState(false);
  const { actions, isPending } = useNodeAction();
  const { id, name, isSchedulable, isDraining } = data;
  const run = async (action: Exclude<NodeAction, 'drain'>) => {
    const result = await actions[action]({ input: { id } });
    if (result.ok) toast.success({ title: t(`maintenance.done.${action}`, { name }) });
    else toast.error({ title: failureText(result, t).description });
  };
  const verb = isSchedulable ? 'cordon' : 'uncordon';
  return (
    <Flex gap="2" wrap="wrap">
      <Button disabledReason={reason} isBusy={isPending} onClick={() => void run(verb)}>
        {t(`maintenance.${verb}`)}
      </Button>
      {isDraining ? null : (
        <Button disabledReason={reason} onClick={() => setOpen(true)}>
          {t('maintenance.drain')}
        </Button>
      )}
      <Suspense>{isOpen ? <DrainDialog node={data} onClose={() => setOpen(false)} /> : null}</Suspense>
    </Flex>
  );
}
