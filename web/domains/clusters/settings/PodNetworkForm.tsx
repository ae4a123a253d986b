import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { SwitchField } from '../../../forms/fields/SwitchField.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './useSettings.ts';
import type { PodNetworkForm_cluster$key } from './__generated__/PodNetworkForm_cluster.graphql.ts';

/** The CNI plug-in, which is fixed, and the encryption between nodes, which can be changed. */
export function PodNetworkForm({ cluster }: { cluster: PodNetworkForm_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment PodNetworkForm_cluster on Cluster {
        cni
        viewerCan {
          update {
            ...useActionReason_state
          }
        }
        ...useSettings_cluster
      }
    `,
    cluster,
  );
  const { id, revision, settings } = useSettings(data);
  const blocked = useActionReason()(data.viewerCan.update);
  const needsCni = data.cni === null ? t('settings.network.ownCni') : undefined;
  return (
    <SettingsForm
      cluster={{ id, revision }}
      saved={{ isCniEncrypted: settings.isCniEncrypted }}
      blocked={blocked}
    >
      <Card aria-labelledby="settings-cni">
        <CardHeader id="settings-cni" title={t('create.cni.title')} />
        <CardBody>
          <Stack gap="6">
            <DataList
              items={[
                {
                  label: t('overview.kubernetes.cni'),
                  value: t(`overview.cni.${data.cni ?? 'NONE'}`),
                  hint: t('settings.network.cniStays'),
                },
              ]}
            />
            <SwitchField
              name="isCniEncrypted"
              label={t('create.encryption.label')}
              help={t('create.encryption.help')}
              readOnlyReason={needsCni}
            />
          </Stack>
        </CardBody>
      </Card>
    </SettingsForm>
  );
}
