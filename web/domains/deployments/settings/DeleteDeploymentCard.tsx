import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { useLeaveDeleted } from '../../../forms/useLeaveGuard.ts';
import type { DeleteDeploymentCard_deployment$key } from './__generated__/DeleteDeploymentCard_deployment.graphql.ts';

const DeleteDeploymentDialog = lazyPart(
  () => import('../actions/DeleteDeploymentDialog.tsx'),
  'DeleteDeploymentDialog',
);

/** Deletes the deployment; the dialog asks what happens to its volumes. */
export function DeleteDeploymentCard({ deployment }: { deployment: DeleteDeploymentCard_deployment$key }) {
  const { t } = useTranslation('deployments');
  const leave = useLeaveDeleted();
  const data = useFragment(
    graphql`
      fragment DeleteDeploymentCard_deployment on Deployment {
        cluster {
          uuid
        }
        viewerCan {
          delete {
            ...useActionReason_state
          }
        }
        ...DeleteDeploymentDialog_deployment
      }
    `,
    deployment,
  );
  const reason = useActionReason()(data.viewerCan.delete);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card tone="danger">
      <CardHeader
        title={t('form.danger.title')}
        actions={
          <Button
            variant="danger"
            icon={<Trash2 size={16} />}
            disabledReason={reason}
            onClick={() => setOpen(true)}
          >
            {t('form.danger.title')}
          </Button>
        }
      />
      <CardBody>{t('form.danger.text')}</CardBody>
      <Suspense>
        {isOpen ? (
          <DeleteDeploymentDialog
            deployment={data}
            onClose={() => setOpen(false)}
            onDone={() => leave(paths.cluster(data.cluster.uuid, 'deployments'))}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
