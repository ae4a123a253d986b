import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../../forms/fields/SwitchField.tsx';
import { RadioCards } from '../../../../forms/fields/RadioCards.tsx';
import { TextField } from '../../../../forms/fields/TextField.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/primitives.ts';
import type { CreateValues } from '../values/createValues.ts';

/** Datastore, registry mirror, and protection. */
export function StorageCard() {
  const { t } = useTranslation('clusters');
  const mode = useWatch<CreateValues, 'datastoreMode'>({ name: 'datastoreMode' });
  return (
    <Card aria-labelledby="create-storage">
      <CardHeader id="create-storage" title={t('create.storage.title')} />
      <CardBody>
        <Stack gap="6">
          <RadioCards
            name="datastoreMode"
            label={t('create.datastore.label')}
            help={t('create.datastore.help')}
            isPermanent
            cardWidth="16rem"
            options={(['ETCD', 'EXTERNAL'] as const).map((value) => ({
              value,
              label: t(`create.datastore.${value}.label`),
              description: t(`create.datastore.${value}.description`),
            }))}
          />
          {mode === 'EXTERNAL' ? (
            <TextField
              name="externalDatastoreEndpoint"
              label={t('create.datastore.endpoint')}
              help={t('create.datastore.endpointHelp')}
              placeholder="db.example.com:5432"
              isCode
              autoComplete="off"
              maxWidth="24rem"
            />
          ) : null}
          <SwitchField
            name="hasEmbeddedRegistryMirror"
            label={t('create.mirror.label')}
            help={t('create.mirror.help')}
          />
          <SwitchField
            name="isProtected"
            label={t('create.protection.label')}
            help={t('create.protection.help')}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
