import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Switch } from '../../../ui/actions/Switch.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import type { ProtectionCard_cluster$key } from './__generated__/ProtectionCard_cluster.graphql.ts';

const ProtectClusterDialog = lazyPart(
  () => import('../dialogs/ProtectClusterDialog.tsx'),
  'ProtectClusterDialog',
  'clusters.dialogs',
);

/** The switch that protects a cluster from deletion and archiving, confirmed by a typed word. */
export function ProtectionCard({ cluster }: { cluster: ProtectionCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ProtectionCard_cluster on Cluster {
        isProtected
        viewerCan {
          protect {
            ...useActionReason_state
          }
          unprotect {
            ...useActionReason_state
          }
        }
        ...ProtectClusterDialog_cluster
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <CardHeader
        title={t('settings.protection.title')}
        actions={
          <Switch
            label={t('create.protection.label')}
            isOn={data.isProtected}
            disabledReason={reasonOf(data.isProtected ? data.viewerCan.unprotect : data.viewerCan.protect)}
            onChange={() => setOpen(true)}
          />
        }
      />
      <CardBody>{t(`settings.protection.${data.isProtected ? 'on' : 'off'}`)}</CardBody>
      <Suspense>
        {isOpen ? <ProtectClusterDialog cluster={data} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Card>
  );
}
