import { useTranslation } from 'react-i18next';
import type { FieldConfig, TabConfig } from '../../../forms/config/fieldConfig.ts';
import { DEPLOYMENT_SETTINGS_TABS } from '../../../shell/paths.ts';

export type SettingsTab = (typeof DEPLOYMENT_SETTINGS_TABS)[number];

/** The tab of an address; the first one if there is none. */
export const toSettingsTab = (text: string | null | undefined): SettingsTab =>
  DEPLOYMENT_SETTINGS_TABS.find((tab) => tab === text) ?? 'general';

export interface TabOptions {
  readonly isEditing: boolean;
  /** Ingress classes of the cluster. */
  readonly ingressClasses: readonly string[];
  readonly isStopped: boolean;
  readonly hasVolumes: boolean;
  readonly isAutoscaled: boolean;
}

const POLICIES = ['MINOR', 'PATCH', 'MAJOR', 'ALL', 'LATEST', 'CUSTOM'] as const;
const FREQUENCIES = [
  'EVERY_MINUTE',
  'EVERY_5_MINUTES',
  'EVERY_10_MINUTES',
  'EVERY_30_MINUTES',
  'EVERY_HOUR',
  'EVERY_6_HOURS',
  'EVERY_24_HOURS',
] as const;
const DOWN_SECONDS = ['0', '60', '300', '600', '900'];
const UP_SECONDS = ['0', '60', '300', '600'];

/** The tabs of the form with their fields; lists are edited by tables of their own. */
export function useDeploymentTabs(options: TabOptions): readonly (TabConfig & { key: SettingsTab })[] {
  const { t } = useTranslation('deployments');
  const { isEditing, isAutoscaled, hasVolumes } = options;
  const when = (field: string) => [{ field, operator: 'TRUTHY' as const }];
  const seconds = (values: readonly string[]) =>
    values.map((value) => ({ value, label: t('form.seconds', { count: Number(value) }) }));
  const field = (config: Omit<FieldConfig, 'label'>): FieldConfig => ({
    ...config,
    label: t(`form.${config.name}.label`),
  });
  const port = (name: string) =>
    field({ name, type: 'number', min: 1, max: 65535, isRequired: true, help: t(`form.${name}.help`) });
  const replicas = (name: string, min: number, readOnlyReason?: string) =>
    field({ name, type: 'number', min, max: 100, isRequired: true, readOnlyReason });

  const general = [
    field({
      name: 'name',
      type: 'string',
      isRequired: true,
      isCode: true,
      help: t('form.name.help'),
      readOnlyReason: isEditing ? t('form.name.fixed') : undefined,
    }),
    field({
      name: 'namespace',
      type: 'string',
      isRequired: true,
      isCode: true,
      help: t('form.namespace.help'),
      readOnlyReason: isEditing ? t('form.namespace.fixed') : undefined,
    }),
    field({ name: 'imageRepository', type: 'string', isRequired: true, isCode: true }),
    field({ name: 'imageTag', type: 'string', isRequired: true, isCode: true }),
    port('port'),
    port('servicePort'),
    replicas(
      'replicas',
      options.isStopped ? 0 : 1,
      isAutoscaled ? t('form.replicas.autoscaled') : hasVolumes ? t('form.replicas.single') : undefined,
    ),
    ...['cpuRequest', 'memoryRequest', 'cpuLimit', 'memoryLimit'].map((name) =>
      field({ name, type: 'string', isCode: true, help: t(`form.${name}.help`), maxWidth: '12rem' }),
    ),
    field({
      name: 'healthPath',
      type: 'string',
      isCode: true,
      help: t('form.healthPath.help'),
      placeholder: '/healthz',
    }),
    field({
      name: 'healthPort',
      type: 'decimal',
      showIf: when('healthPath'),
      min: 1,
      max: 65535,
      help: t('form.healthPort.help'),
      maxWidth: '12rem',
    }),
    field({
      name: 'healthDelay',
      type: 'decimal',
      showIf: when('healthPath'),
      min: 0,
      max: 3600,
      maxWidth: '12rem',
    }),
  ];
  const networking = [
    field({ name: 'isExposed', type: 'boolean', help: t('form.isExposed.help') }),
    field({
      name: 'hostname',
      type: 'string',
      isCode: true,
      isRequired: true,
      placeholder: 'app.example.com',
      showIf: when('isExposed'),
    }),
    field({
      name: 'ingressClass',
      type: 'select',
      isRequired: true,
      options: options.ingressClasses.map((value) => ({ value, label: value })),
      showIf: when('isExposed'),
      maxWidth: '20rem',
    }),
    field({ name: 'hasTls', type: 'boolean', help: t('form.hasTls.help'), showIf: when('isExposed') }),
  ];
  const automation = [
    field({ name: 'isAutoUpdated', type: 'boolean', help: t('form.isAutoUpdated.help') }),
    field({
      name: 'updatePolicy',
      type: 'select',
      isRequired: true,
      options: POLICIES.map((value) => ({ value, label: t(`form.policy.${value}`) })),
      showIf: when('isAutoUpdated'),
    }),
    field({
      name: 'customPattern',
      type: 'string',
      isCode: true,
      isRequired: true,
      help: t('form.customPattern.help'),
      placeholder: 'glob:1.4.*',
      showIf: [...when('isAutoUpdated'), { field: 'updatePolicy', operator: 'EQUALS', value: 'CUSTOM' }],
    }),
    field({
      name: 'updateFrequency',
      type: 'select',
      isRequired: true,
      options: FREQUENCIES.map((value) => ({ value, label: t(`form.frequency.${value}`) })),
      showIf: when('isAutoUpdated'),
      maxWidth: '20rem',
    }),
  ];
  const on = when('isAutoscaled');
  const target = (toggle: string, name: string) => [
    field({ name: toggle, type: 'boolean', showIf: on }),
    field({
      name,
      type: 'number',
      min: 1,
      max: 100,
      unit: '%',
      isRequired: true,
      help: t(`form.${name}.help`),
      showIf: [...on, ...when(toggle)],
    }),
  ];
  const autoscale = [
    field({
      name: 'isAutoscaled',
      type: 'boolean',
      help: t('form.isAutoscaled.help'),
      readOnlyReason: hasVolumes && !isAutoscaled ? t('form.isAutoscaled.volume') : undefined,
    }),
    { ...replicas('minReplicas', 1), showIf: on },
    { ...replicas('maxReplicas', 1), showIf: on },
    ...target('hasCpuTarget', 'targetCpu'),
    ...target('hasMemoryTarget', 'targetMemory'),
    field({
      name: 'scaleDownSeconds',
      type: 'select',
      isRequired: true,
      options: seconds(DOWN_SECONDS),
      showIf: on,
      help: t('form.scaleDownSeconds.help'),
      maxWidth: '20rem',
    }),
    field({
      name: 'scaleUpSeconds',
      type: 'select',
      isRequired: true,
      options: seconds(UP_SECONDS),
      showIf: on,
      maxWidth: '20rem',
    }),
  ];
  const tab = (key: SettingsTab, fields: readonly FieldConfig[], lists?: readonly string[]) => ({
    key,
    label: t(`form.tabs.${key}`),
    fields,
    lists,
  });
  return [
    tab('general', general),
    tab('env', [], ['variables']),
    tab('storage', [], ['volumes']),
    tab('networking', networking),
    tab('automation', automation),
    tab('autoscale', autoscale),
  ];
}
