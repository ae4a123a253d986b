import { Plus, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../forms/ReadOnly.tsx';
import { SelectField, type SelectOption } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useFormRows } from '../../../forms/rows/useFormRows.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { mebibytes } from './deploymentRules.ts';
import { DEFAULT_VOLUME_SIZE, type DeploymentValues, type VolumeRow } from './deploymentValues.ts';

/** Hetzner bills at least 10 GB per volume. */
const BILLED_MEBIBYTES = 10 * 1024;

interface VolumesTableProps {
  readonly storageClasses: readonly { readonly name: string; readonly isDefault: boolean }[];
}

function VolumeFields({ index, row, options, onRemove }: RowProps) {
  const { t } = useTranslation('deployments');
  const number = index + 1;
  const isStored = row.storedSize !== '';
  const size = mebibytes(row.size);
  const fixed = isStored ? t('form.volume.fixed') : undefined;
  return (
    <Flex
      gap="3"
      direction={{ base: 'column', md: 'row' }}
      role="group"
      aria-label={t('form.volume.row', { number })}
    >
      <Box flex="3 1 0" minW="0">
        <TextField
          name={`volumes.${index}.mountPath`}
          label={t('form.volume.mountPath', { number })}
          placeholder="/data"
          autoComplete="off"
          isCode
          readOnlyReason={fixed}
        />
      </Box>
      <Box flex="2 1 0" minW="0">
        <TextField
          name={`volumes.${index}.size`}
          label={t('form.volume.size', { number })}
          autoComplete="off"
          isCode
          help={
            size !== undefined && size < BILLED_MEBIBYTES
              ? t('form.volume.billed')
              : isStored
                ? t('form.volume.grows')
                : undefined
          }
        />
      </Box>
      <Box flex="2 1 0" minW="0">
        <SelectField
          name={`volumes.${index}.storageClass`}
          label={t('form.volume.storageClass', { number })}
          options={options}
          placeholder={t('form.volume.defaultClass')}
          readOnlyReason={fixed}
        />
      </Box>
      <Box alignSelf={{ base: 'flex-end', md: 'flex-start' }} pt={{ md: '7' }}>
        <IconButton
          label={t('form.volume.remove', { number })}
          icon={<Trash2 />}
          disabledReason={useReadOnly()?.reason}
          onClick={onRemove}
        />
      </Box>
    </Flex>
  );
}

interface RowProps {
  readonly index: number;
  readonly row: VolumeRow;
  readonly options: readonly SelectOption[];
  readonly onRemove: () => void;
}

/** Persistent volumes; with one the deployment runs a single replica. */
export function VolumesTable({ storageClasses }: VolumesTableProps) {
  const { t } = useTranslation('deployments');
  const { setValue, getValues } = useFormContext<DeploymentValues>();
  const rows = useWatch<DeploymentValues, 'volumes'>({ name: 'volumes' });
  const standard = storageClasses.find(({ isDefault }) => isDefault)?.name ?? '';
  const { fields, add, drop, addButton } = useFormRows<DeploymentValues, 'volumes'>({
    name: 'volumes',
    first: 'mountPath',
    blank: { mountPath: '', size: DEFAULT_VOLUME_SIZE, storageClass: standard, storedSize: '' },
    labelOf: (number) => t('form.volume.row', { number }),
    // A volume is attached to one node, hence to one pod.
    onAdd: () => {
      if (getValues('replicas') > 1) setValue('replicas', 1, { shouldDirty: true });
      if (getValues('isAutoscaled')) setValue('isAutoscaled', false, { shouldDirty: true });
    },
  });
  const options = storageClasses.map(({ name }) => ({ value: name, label: name }));

  return (
    <Card aria-labelledby="deployment-volumes">
      <CardHeader
        id="deployment-volumes"
        title={t('form.volume.title')}
        description={t('form.volume.help')}
      />
      <CardBody>
        <Stack gap="4">
          {fields.length > 0 ? (
            <Banner tone="info">{t('form.volume.single')}</Banner>
          ) : (
            <Text color="fg.muted">{t('form.volume.none')}</Text>
          )}
          {fields.map((field, index) => (
            <VolumeFields
              key={field.id}
              {...{ index, options }}
              row={rows[index] ?? field}
              onRemove={() => drop(index)}
            />
          ))}
          <div>
            <Button
              ref={addButton}
              size="sm"
              icon={<Plus />}
              disabledReason={useReadOnly()?.reason}
              onClick={add}
            >
              {t('form.volume.add')}
            </Button>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
