import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useNodeAction } from './useNodeAction.ts';
import type { DrainDialog_node$key } from './__generated__/DrainDialog_node.graphql.ts';

/** Confirms a drain and says which pods move and what is lost. */
export function DrainDialog({ node, onClose }: { node: DrainDialog_node$key; onClose: () => void }) {
  const { t } = useTranslation('nodes');
  const { id, name, evictablePodCount } = useFragment(
    graphql`
      fragment DrainDialog_node on ClusterNode {
        id
        name
        evictablePodCount
      }
    `,
    node,
  );
  const { actions } = useNodeAction();
  const confirm = async () => {
    const result = await actions.drain({ input: { id } });
    if (!result.ok) return failureText(result, t).description;
    toast.success({ title: t('maintenance.done.drain', { name }) });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('maintenance.title', { name })}
      confirmLabel={t('maintenance.drain')}
      onConfirm={confirm}
      consequences={[
        t('maintenance.moves', { count: evictablePodCount }),
        t('maintenance.stays'),
        t('maintenance.local'),
        t('maintenance.room'),
      ]}
    >
      {t('maintenance.text')}
    </ConfirmDialog>
  );
}
