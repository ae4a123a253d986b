import { Archive, ArchiveRestore } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../../shell/lazyPart.tsx';
import { eurosOf, formatMoney } from '../../../../lib/money.ts';
import { useActionReason } from '../../../../shell/useActionReason.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Box } from '../../../../ui/layout/primitives.ts';
import { useLocale } from '../../../../ui/locale.ts';
import { BlockedText } from './BlockedText.tsx';
import type { ArchiveCard_cluster$key } from './__generated__/ArchiveCard_cluster.graphql.ts';

const ArchiveClusterDialog = lazyPart(
  () => import('../../dialogs/ArchiveClusterDialog.tsx'),
  'ArchiveClusterDialog',
);
const UnarchiveClusterDialog = lazyPart(
  () => import('../../dialogs/UnarchiveClusterDialog.tsx'),
  'UnarchiveClusterDialog',
);

/** Archives the cluster, or unarchives it, with the price. */
export function ArchiveCard({ cluster }: { cluster: ArchiveCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment ArchiveCard_cluster on Cluster {
        status
        controlPlaneCount
        workerCount
        infrastructurePrice {
          amount
        }
        viewerCan {
          archive {
            ...useActionReason_state
          }
          unarchive {
            ...useActionReason_state
          }
        }
        ...BlockedText_cluster
        ...ArchiveClusterDialog_cluster
        ...UnarchiveClusterDialog_cluster
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const [open, setOpen] = useState<'archive' | 'unarchive' | null>(null);
  const close = () => setOpen(null);
  const verb = data.status === 'ARCHIVED' ? 'unarchive' : 'archive';
  const reason = reasonOf(verb === 'archive' ? data.viewerCan.archive : data.viewerCan.unarchive);
  const price = formatMoney(eurosOf(data.infrastructurePrice.amount), locale);
  return (
    <Card>
      <CardHeader
        title={t(`dialogs.${verb}.confirm`)}
        actions={
          <Button
            icon={verb === 'archive' ? <Archive size={16} /> : <ArchiveRestore size={16} />}
            disabledReason={reason}
            onClick={() => setOpen(verb)}
          >
            {t(`dialogs.${verb}.confirm`)}
          </Button>
        }
      />
      <CardBody>
        {verb === 'unarchive' ? (
          t('danger.unarchive', { price })
        ) : (
          <Box as="ul" listStyleType="disc" ps="5" display="grid" gap="1">
            <li>{t('dialogs.archive.stops', { count: data.controlPlaneCount + data.workerCount })}</li>
            <li>{t('dialogs.archive.remains')}</li>
            <li>{t('dialogs.archive.costs', { price })}</li>
          </Box>
        )}
        <BlockedText cluster={data} reason={reason} />
      </CardBody>
      <Suspense>
        {open === 'archive' ? <ArchiveClusterDialog cluster={data} onClose={close} /> : null}
        {open === 'unarchive' ? <UnarchiveClusterDialog cluster={data} onClose={close} /> : null}
      </Suspense>
    </Card>
  );
}
