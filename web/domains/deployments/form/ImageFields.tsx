import { useState, type ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfigField } from '../../../forms/config/ConfigFields.tsx';
import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { Box, Grid } from '../../../ui/layout/primitives.ts';
import type { DeploymentValues } from './deploymentValues.ts';
import { splitImage } from './imageName.ts';

interface ImageFieldsProps {
  readonly repository: FieldConfig;
  readonly tag: FieldConfig;
  readonly isEditing: boolean;
}

/** Repository and tag; a pasted `repository:tag` is split into both. */
export function ImageFields({ repository, tag, isEditing }: ImageFieldsProps) {
  const { t } = useTranslation('deployments');
  const { setValue } = useFormContext<DeploymentValues>();
  const [wasSplit, setWasSplit] = useState(false);
  const onPaste = (event: ClipboardEvent) => {
    const image = splitImage(event.clipboardData.getData('text'));
    const input = event.target as HTMLInputElement;
    setWasSplit(false);
    if (!image || input.name !== 'imageRepository' || input.readOnly) return;
    event.preventDefault();
    setValue('imageRepository', image.repository, { shouldDirty: true, shouldValidate: true });
    setValue('imageTag', image.tag, { shouldDirty: true, shouldValidate: true });
    setWasSplit(true);
  };
  return (
    <Box onPaste={onPaste}>
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <ConfigField field={repository} isEditing={isEditing} />
        <ConfigField field={tag} isEditing={isEditing} />
      </Grid>
      <Box role="status" textStyle="sm" color="fg.muted">
        {wasSplit ? t('form.imageSplit') : null}
      </Box>
    </Box>
  );
}
