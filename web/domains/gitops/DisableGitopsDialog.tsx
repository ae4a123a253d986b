import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../shell/failureText.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { useDisableGitops } from './useDisableGitops.ts';
import type { DisableGitopsDialog_gitops$key } from './__generated__/DisableGitopsDialog_gitops.graphql.ts';

interface DisableGitopsDialogProps {
  readonly gitops: DisableGitopsDialog_gitops$key;
  readonly clusterId: string;
  readonly onClose: () => void;
}

/** Confirms disabling GitOps and shows what stops and what keeps running. */
export function DisableGitopsDialog({ gitops, clusterId, onClose }: DisableGitopsDialogProps) {
  const { t } = useTranslation('gitops');
  const { repository } = useFragment(
    graphql`
      fragment DisableGitopsDialog_gitops on Gitops {
        repository
      }
    `,
    gitops,
  );
  const isOpen = useOpensAfterMount();
  const [disable] = useDisableGitops();
  const confirm = async () => {
    const result = await disable({ input: { clusterId } });
    if (result.ok) return undefined;
    const lead = result.kind === 'failed' ? t('disable.failed') : t('disable.failedTitle');
    return `${lead}. ${failureText(result, t).description}`;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('disable.title')}
      confirmLabel={t('disable.confirm')}
      onConfirm={confirm}
      consequences={[
        t('disable.stops', { repository: repository ?? '' }),
        t('disable.keeps'),
        t('disable.key'),
        t('disable.operator'),
      ]}
    >
      {t('disable.text')}
    </ConfirmDialog>
  );
}
