import { useTranslation } from 'react-i18next';
import { downloadFromServer } from '../../../../relay/downloadFromServer.ts';
import { refetchMounted } from '../../../../relay/live/liveStatus.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

const PATHS = { kubeconfig: 'kubeconfig', sshKey: 'ssh-key' } as const;

/** Downloads a credential, then refetches what is available. Failures are shown in a toast. */
export function useDownloadCredential(
  clusterId: string,
  kind: keyof typeof PATHS,
  filename: string,
): () => Promise<void> {
  const { t } = useTranslation('clusters');
  return async () => {
    const path = `/download/clusters/${encodeURIComponent(clusterId)}/${PATHS[kind]}`;
    const result = await downloadFromServer(path, filename);
    if (!result.ok && result.kind !== 'expired') {
      const description = result.kind === 'interrupted' ? t('access.interrupted') : result.message;
      toast.error({ title: t('access.failed'), description });
    }
    await refetchMounted();
  };
}
