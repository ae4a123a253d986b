import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../../shell/failureText.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useDisconnectGithub } from './useDisconnectGithub.ts';
import type { DisconnectGithubDialog_integration$key } from './__generated__/DisconnectGithubDialog_integration.graphql.ts';

interface DisconnectGithubDialogProps {
  readonly integration: DisconnectGithubDialog_integration$key;
  readonly onClose: () => void;
}

/** Confirms disconnecting and lists the clusters that use the connection and keep syncing. */
export function DisconnectGithubDialog({ integration, onClose }: DisconnectGithubDialogProps) {
  const { t } = useTranslation('integrations');
  const { id, username, usedBy } = useFragment(
    graphql`
      fragment DisconnectGithubDialog_integration on GithubIntegration {
        id
        username
        usedBy {
          clusterName
          repository
        }
      }
    `,
    integration,
  );
  const isOpen = useOpensAfterMount();
  const [disconnect] = useDisconnectGithub();
  const confirm = async () => {
    const result = await disconnect({ input: { id } });
    if (!result.ok) return `${t('github.disconnect.failed')} ${failureText(result, t).description}`;
    toast.success({ title: t('github.disconnect.done') });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('github.disconnect.title')}
      confirmLabel={t('github.disconnect.confirm')}
      onConfirm={confirm}
      consequences={[
        t('github.disconnect.noNew'),
        ...usedBy.map(({ clusterName, repository }) =>
          t('github.disconnect.keeps', { cluster: clusterName, repository }),
        ),
        t('github.disconnect.uninstalls', { username }),
      ]}
    >
      {t('github.disconnect.text', { username })}
    </ConfirmDialog>
  );
}
