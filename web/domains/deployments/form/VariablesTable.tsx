import { Download, FileUp, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../forms/fields/CheckboxField.tsx';
import { useReadOnly } from '../../../forms/ReadOnly.tsx';
import { SecretTextareaField } from '../../../forms/fields/SecretTextareaField.tsx';
import { TextareaField } from '../../../forms/fields/TextareaField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useFormRows } from '../../../forms/rows/useFormRows.ts';
import { toDotenv } from '../../../lib/dotenv/toDotenv.ts';
import { downloadText } from '../../../lib/download.ts';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import type { DeploymentValues, VariableRow } from './deploymentValues.ts';
import { existingOf, mergeImported } from './importedVariables.ts';

const ImportVariablesDialog = lazyPart(
  () => import('../import/ImportVariablesDialog.tsx'),
  'ImportVariablesDialog',
  'deployments.import',
);

const BLANK: VariableRow = { name: '', value: '', isSecret: false, isStored: false };

interface RowProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function VariableFields({ index, onRemove }: RowProps) {
  const { t } = useTranslation('deployments');
  const row = useWatch<DeploymentValues, `variables.${number}`>({ name: `variables.${index}` });
  const number = index + 1;
  const locked = useReadOnly()?.reason;
  const value = {
    name: `variables.${index}.value`,
    label: t('form.variable.value', { number }),
    rows: 1,
    isOptional: row?.isStored === true,
  };
  return (
    <Flex
      gap="3"
      direction={{ base: 'column', md: 'row' }}
      role="group"
      aria-label={t('form.variable.row', { number })}
    >
      <Box flex="2 1 0" minW="0">
        <TextField
          name={`variables.${index}.name`}
          label={t('form.variable.name', { number })}
          autoComplete="off"
          isCode
        />
        <CheckboxField
          name={`variables.${index}.isSecret`}
          label={t('form.variable.isSecret')}
          readOnlyReason={row?.isStored ? t('form.variable.stored') : undefined}
        />
      </Box>
      <Box flex="3 1 0" minW="0">
        {row?.isSecret ? (
          <SecretTextareaField {...value} help={row.isStored ? t('ui:secret.keeps') : undefined} />
        ) : (
          <TextareaField {...value} isCode maxWidth="none" />
        )}
      </Box>
      <Box alignSelf={{ base: 'flex-end', md: 'flex-start' }} pt={{ md: '7' }}>
        <IconButton
          label={t('form.variable.remove', { number })}
          icon={<Trash2 />}
          disabledReason={locked}
          onClick={onRemove}
        />
      </Box>
    </Flex>
  );
}

/** Environment variables and secrets: a table, an import and an export. */
export function VariablesTable() {
  const { t } = useTranslation('deployments');
  const { getValues, trigger } = useFormContext<DeploymentValues>();
  const { fields, add, drop, replace, addButton } = useFormRows<DeploymentValues, 'variables'>({
    name: 'variables',
    first: 'name',
    blank: BLANK,
    labelOf: (number) => t('form.variable.row', { number }),
  });
  const locked = useReadOnly()?.reason;
  const [isImporting, setImporting] = useState(false);
  const announce = useAnnounce();
  const plain = () => getValues('variables').filter(({ isSecret, name }) => !isSecret && name !== '');
  return (
    <Card aria-labelledby="deployment-variables">
      <CardHeader
        id="deployment-variables"
        title={t('form.variable.title')}
        description={t('form.variable.help')}
        actions={
          <>
            <Button size="sm" icon={<FileUp />} disabledReason={locked} onClick={() => setImporting(true)}>
              {t('form.variable.import')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<Download />}
              disabledReason={fields.length === 0 ? t('form.variable.none') : undefined}
              onClick={() => downloadText(`${getValues('name') || 'deployment'}.env`, toDotenv(plain()))}
            >
              {t('form.variable.export')}
            </Button>
          </>
        }
      />
      <CardBody>
        <Stack gap="4">
          {fields.length === 0 ? <Text color="fg.muted">{t('form.variable.none')}</Text> : null}
          {fields.map((field, index) => (
            <VariableFields key={field.id} index={index} onRemove={() => drop(index)} />
          ))}
          <div>
            <Button ref={addButton} size="sm" icon={<Plus />} disabledReason={locked} onClick={add}>
              {t('form.variable.add')}
            </Button>
          </div>
        </Stack>
      </CardBody>
      <Suspense>
        {isImporting ? (
          <ImportVariablesDialog
            existing={existingOf(getValues('variables'))}
            onClose={() => setImporting(false)}
            onImport={(rows) => {
              const merged = mergeImported(getValues('variables'), rows);
              replace(merged);
              setImporting(false);
              announce(t('form.variable.imported', { count: rows.length }));
              void trigger(
                merged.flatMap((_row, i) => [`variables.${i}.name`, `variables.${i}.value`] as const),
              );
            }}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
