import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../../shell/useActionReason.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { BlockedText } from './BlockedText.tsx';
import type { DeleteCard_cluster$key } from './__generated__/DeleteCard_cluster.graphql.ts';

const DeleteClusterDialog = lazyPart(
  () => import('../../dialogs/DeleteClusterDialog.tsx'),
  'DeleteClusterDialog',
);

/** Deletes the cluster; the dialog asks for its name and, if needed, for a token. */
export function DeleteCard({ cluster }: { cluster: DeleteCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment DeleteCard_cluster on Cluster {
        viewerCan {
          delete {
            ...useActionReason_state
          }
        }
        ...BlockedText_cluster
        ...DeleteClusterDialog_cluster
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const reason = reasonOf(data.viewerCan.delete);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card tone="danger">
      <CardHeader
        title={t('dialogs.delete.confirm')}
        actions={
          <Button
            variant="danger"
            icon={<Trash2 size={16} />}
            disabledReason={reason}
            onClick={() => setOpen(true)}
          >
            {t('dialogs.delete.confirm')}
          </Button>
        }
      />
      <CardBody>
        {t('danger.delete')}
        <BlockedText cluster={data} reason={reason} />
      </CardBody>
      <Suspense>
        {isOpen ? <DeleteClusterDialog cluster={data} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Card>
  );
}
