import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../../../lib/time.ts';
import { lazyPart } from '../../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../../shell/useActionReason.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/primitives.ts';
import { useLocale } from '../../../../ui/locale.ts';
import { CopyValue } from '../../../../ui/text/CopyValue.tsx';
import { useDownloadCredential } from './useDownloadCredential.ts';
import type { CredentialCard_file$key } from './__generated__/CredentialCard_file.graphql.ts';

// Loaded on demand: the page itself has no dialog.
const ConfirmDialog = lazyPart(() => import('../../../../ui/feedback/ConfirmDialog.tsx'), 'ConfirmDialog');

interface CredentialCardProps {
  kind: 'kubeconfig' | 'sshKey';
  /** The UUID of the cluster. */
  clusterId: string;
  file: CredentialCard_file$key;
}

/**
 * A credential file: warning and button before its only download, then when and by whom it was downloaded, and how it
 * is used.
 */
export function CredentialCard({ kind, clusterId, file }: CredentialCardProps) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const {
    filename,
    downloadedAt,
    downloadedBy,
    viewerCan: { download },
  } = useFragment(
    graphql`
      fragment CredentialCard_file on CredentialFile {
        filename
        downloadedAt
        downloadedBy
        viewerCan {
          download {
            ...useActionReason_state
          }
        }
      }
    `,
    file,
  );
  const reasonOf = useActionReason();
  const [isOpen, setOpen] = useState(false);
  const fetchFile = useDownloadCredential(clusterId, kind, filename);
  const when = typeof downloadedAt === 'string' ? formatAbsolute(new Date(downloadedAt), locale) : null;
  const person = downloadedBy ?? t('access.somebody');
  return (
    <Card>
      <CardHeader
        title={t(`access.${kind}.title`)}
        description={filename}
        actions={
          <Button
            icon={<Download size={16} />}
            disabledReason={reasonOf(download)}
            onClick={() => setOpen(true)}
          >
            {t('access.download')}
          </Button>
        }
      />
      <CardBody>
        <Stack gap="3">
          <p>{t(`access.${kind}.text`)}</p>
          {when === null ? (
            <Banner tone="warning">{t('access.once')}</Banner>
          ) : (
            <Banner tone="info" title={t('access.downloaded', { when, person })}>
              {t(`access.${kind}.again`, { person })}
            </Banner>
          )}
          <p>{t(`access.${kind}.use`)}</p>
          <CopyValue value={t(`access.${kind}.command`, { filename })} what={t('access.command')} />
        </Stack>
      </CardBody>
      <Suspense>
        {isOpen ? (
          <ConfirmDialog
            isOpen
            tone="primary"
            title={t(`access.${kind}.confirm`)}
            confirmLabel={t('access.download')}
            onClose={() => setOpen(false)}
            onConfirm={fetchFile}
          >
            {t('access.confirmText', { filename })}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </Card>
  );
}
