import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfigField, ConfigFields } from '../../../forms/config/ConfigFields.tsx';
import type { FieldConfig, TabConfig } from '../../../forms/config/fieldConfig.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { ImageFields } from './ImageFields.tsx';

interface GeneralFieldsProps {
  readonly tab: TabConfig;
  readonly isEditing: boolean;
  /** Below the name: whether it is free. */
  readonly nameState?: ReactNode;
}

/** Name, image, ports, replicas, and the optional limits and health check. */
export function GeneralFields({ tab, isEditing, nameState }: GeneralFieldsProps) {
  const { t } = useTranslation('deployments');
  const pick = (...names: readonly string[]) =>
    names.flatMap((name): readonly FieldConfig[] => tab.fields.filter((field) => field.name === name));
  const [name, namespace, repository, tag] = pick('name', 'namespace', 'imageRepository', 'imageTag');
  const card = (key: string, fields: readonly FieldConfig[]) => (
    <Card aria-labelledby={`deployment-${key}`}>
      <CardHeader
        id={`deployment-${key}`}
        title={t(`form.card.${key}`)}
        description={t(`form.card.${key}Help`)}
      />
      <CardBody>
        <ConfigFields fields={fields} isEditing={isEditing} isWide />
      </CardBody>
    </Card>
  );
  return (
    <Stack gap="5">
      <Card aria-labelledby="deployment-basics">
        <CardHeader id="deployment-basics" title={t('form.card.basics')} />
        <CardBody>
          <Stack gap="6">
            <div>
              {name ? <ConfigField field={name} isEditing={isEditing} /> : null}
              {nameState}
            </div>
            {namespace ? <ConfigField field={namespace} isEditing={isEditing} /> : null}
            {repository && tag ? <ImageFields {...{ repository, tag, isEditing }} /> : null}
            <ConfigFields fields={pick('port', 'servicePort', 'replicas')} isEditing={isEditing} />
          </Stack>
        </CardBody>
      </Card>
      {card('resources', pick('cpuRequest', 'cpuLimit', 'memoryRequest', 'memoryLimit'))}
      {card('health', pick('healthPath', 'healthPort', 'healthDelay'))}
    </Stack>
  );
}
