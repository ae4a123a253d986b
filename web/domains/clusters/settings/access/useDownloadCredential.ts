import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage, type ServerMessage } from '../../../../i18n/MessageText.tsx';
import { downloadFile } from '../../../../lib/download.ts';
import { refetchMounted } from '../../../../relay/live/liveStatus.ts';
import { sessionExpired } from '../../../../relay/signals.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

const PATHS = { kubeconfig: 'kubeconfig', sshKey: 'ssh-key' } as const;

interface Refusal {
  readonly errors?: readonly { readonly extensions?: { readonly detail?: ServerMessage } }[];
}

/** The server's message about a failed download; undefined if there is none. */
async function messageOf(answer: Response): Promise<string | undefined> {
  const body = (await answer.json().catch(() => null)) as Refusal | null;
  const detail = body?.errors?.[0]?.extensions?.detail;
  return detail && translateMessage(detail).text;
}

/**
 * Downloads a credential and saves it when it is complete, then refetches what is available. Failures are shown in a
 * toast; the file is never in the store.
 */
export function useDownloadCredential(
  clusterId: string,
  kind: keyof typeof PATHS,
  filename: string,
): () => Promise<void> {
  const { t, i18n } = useTranslation('clusters');
  return useCallback(async () => {
    const failed = (description?: string) => toast.error({ title: t('access.failed'), description });
    try {
      const answer = await fetch(`/download/clusters/${encodeURIComponent(clusterId)}/${PATHS[kind]}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'x-graphql-yoga-csrf': '1', 'accept-language': i18n.language },
      });
      if (answer.ok) downloadFile(await answer.blob(), filename);
      else if (answer.status === 401) sessionExpired.emit();
      else failed(await messageOf(answer));
    } catch {
      failed(t('access.interrupted'));
    }
    await refetchMounted();
  }, [clusterId, kind, filename, t, i18n]);
}
