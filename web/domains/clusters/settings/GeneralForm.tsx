import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { SwitchField } from '../../../forms/fields/SwitchField.tsx';
import { TextareaField } from '../../../forms/fields/TextareaField.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './useSettings.ts';
import type { GeneralForm_cluster$key } from './__generated__/GeneralForm_cluster.graphql.ts';

/** The Kubernetes version and the switches of the control plane. */
export function GeneralForm({ cluster }: { cluster: GeneralForm_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment GeneralForm_cluster on Cluster {
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
  const { id, revision, inEffect, upgrades, settings } = useSettings(data);
  const blocked = useActionReason()(data.viewerCan.update);
  const { isCniEncrypted: _elsewhere, ...saved } = settings;
  const isNewest = upgrades.length === 0;
  const versions = [...new Set([...upgrades, inEffect.k3sVersion])].map((value) => ({
    value,
    label: value === inEffect.k3sVersion ? t('settings.version.current', { version: value }) : value,
  }));
  return (
    <SettingsForm cluster={{ id, revision }} saved={saved} blocked={blocked}>
      <Card aria-labelledby="settings-kubernetes">
        <CardHeader id="settings-kubernetes" title={t('settings.kubernetes')} />
        <CardBody>
          <Stack gap="6">
            <SelectField
              name="k3sVersion"
              label={t('create.version.label')}
              options={versions}
              help={t('settings.version.help')}
              readOnlyReason={isNewest ? t('settings.version.newest') : undefined}
              maxWidth="20rem"
            />
            <SwitchField
              name="hasEmbeddedRegistryMirror"
              label={t('create.mirror.label')}
              help={t('create.mirror.help')}
            />
            <TextareaField
              name="labels"
              label={t('create.labels.label')}
              help={t('create.labels.help')}
              rows={3}
              isCode
              isOptional
            />
            <TextareaField
              name="notes"
              label={t('create.notes.label')}
              help={t('create.notes.help')}
              isOptional
            />
          </Stack>
        </CardBody>
      </Card>
      <Card aria-labelledby="settings-control-plane">
        <CardHeader id="settings-control-plane" title={t('create.controlPlane.title')} />
        <CardBody>
          <Stack gap="6">
            <SwitchField
              name="isHighAvailability"
              label={t('create.ha.label')}
              help={t('settings.haPermanent')}
              readOnlyReason={inEffect.isHighAvailability ? t('settings.haStays') : undefined}
            />
            <SwitchField
              name="schedulesWorkloadsOnControlPlane"
              label={t('create.schedule.label')}
              help={t('create.schedule.help')}
            />
          </Stack>
        </CardBody>
      </Card>
    </SettingsForm>
  );
}
