import { useTranslation } from 'react-i18next';
import type { FieldConfig, TabConfig } from '../../../forms/config/fieldConfig.ts';
import { MAX_STORAGE_GB } from './postgresValues.ts';

const POSTGRES_FORM_TABS = ['general', 'expose', 'ferretdb', 'backup', 'advanced'] as const;
type PostgresFormTab = (typeof POSTGRES_FORM_TABS)[number];

/** The tab of an address; the first one if there is none. */
export const toFormTab = (text: string | null | undefined): PostgresFormTab =>
  POSTGRES_FORM_TABS.find((tab) => tab === text) ?? 'general';

interface TabOptions {
  readonly isEditing: boolean;
  /** Size of an existing database, which can only grow. */
  readonly minStorageGb: number;
  readonly maxStorageGb?: number;
  readonly versions: readonly string[];
  readonly ferretdbVersions: readonly string[];
  readonly hasFerretdb: boolean;
}

const LISTS = ['users', 'databases', 'extensions', 'parameters'];
const INSTANCES = ['1', '2', '3'];
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const when = (field: string) => ({ field, operator: 'TRUTHY' as const });
const is = (field: string, value: string) => ({ field, operator: 'EQUALS' as const, value });

/** The tabs of the form with their fields. Values of the form, their labels and the tabs have the same names. */
export function usePostgresTabs(options: TabOptions): readonly (TabConfig & { key: PostgresFormTab })[] {
  const { t } = useTranslation('postgres');
  const { isEditing, hasFerretdb } = options;
  const field = (config: Omit<FieldConfig, 'label'>): FieldConfig => ({
    ...config,
    label: t(`form.${config.name}.label`),
  });
  const helped = (config: Omit<FieldConfig, 'label' | 'help'>) =>
    field({ ...config, help: t(`form.${config.name}.help`) });
  const fixed = isEditing ? t('form.fixed') : undefined;
  const name = (of: 'database' | 'username' | 'superuserName') =>
    field({
      name: of,
      type: 'string',
      isRequired: true,
      isCode: true,
      readOnlyReason: fixed,
      maxWidth: '20rem',
    });

  const general = [
    helped({ name: 'name', type: 'kubernetes-name', isRequired: true, readOnlyReason: fixed }),
    field({
      name: 'version',
      type: 'select',
      isRequired: true,
      options: choices(options.versions),
      readOnlyReason: fixed ?? (hasFerretdb ? t('form.version.locked') : undefined),
      maxWidth: '12rem',
    }),
    helped({
      name: 'instances',
      type: 'select',
      isRequired: true,
      options: INSTANCES.map((value) => ({ value, label: t(`form.instances.option.${value}`) })),
    }),
    field({
      name: 'storageGb',
      type: 'number',
      min: options.minStorageGb,
      max: options.maxStorageGb ?? MAX_STORAGE_GB,
      unit: 'Gi',
      isRequired: true,
      help: isEditing ? t('form.storageGb.grows', { size: options.minStorageGb }) : t('form.storageGb.help'),
    }),
    name('database'),
    name('username'),
    helped({ name: 'password', type: 'password', isRequired: !isEditing, isGenerated: true }),
    name('superuserName'),
    helped({ name: 'superuserPassword', type: 'password', isRequired: !isEditing, isGenerated: true }),
    helped({ name: 'hasPooler', type: 'boolean' }),
  ];
  const expose = [
    helped({ name: 'isExposed', type: 'boolean' }),
    field({
      name: 'exposePort',
      type: 'number',
      min: 1024,
      max: 65_535,
      isRequired: true,
      showIf: [when('isExposed')],
    }),
  ];
  const ferretdb = [
    helped({
      name: 'hasFerretdb',
      type: 'boolean',
      readOnlyReason: isEditing ? t('form.hasFerretdb.fixed') : undefined,
    }),
    field({
      name: 'ferretdbVersion',
      type: 'select',
      isRequired: true,
      options: choices(options.ferretdbVersions),
      readOnlyReason: fixed,
      maxWidth: '12rem',
      showIf: [when('hasFerretdb')],
    }),
  ];
  const onS3 = [when('hasBackups'), is('backupProvider', 'AWS_S3')];
  const onGcs = [when('hasBackups'), is('backupProvider', 'GCP_GCS')];
  const code = { isRequired: true, isCode: true } as const;
  const backup = [
    helped({ name: 'hasBackups', type: 'boolean' }),
    field({
      name: 'backupProvider',
      type: 'select',
      isRequired: true,
      options: (['AWS_S3', 'GCP_GCS'] as const).map((value) => ({
        value,
        label: t(`form.backupProvider.option.${value}`),
      })),
      showIf: [when('hasBackups')],
    }),
    field({ name: 's3Bucket', type: 'string', ...code, showIf: onS3 }),
    field({ name: 'accessKeyId', type: 'string', ...code, showIf: onS3 }),
    field({ name: 'accessSecretKey', type: 'password', isRequired: true, showIf: onS3 }),
    helped({ name: 'isS3Compatible', type: 'boolean', showIf: onS3 }),
    helped({
      name: 's3EndpointUrl',
      type: 'url',
      ...code,
      placeholder: 'https://fsn1.your-objectstorage.com',
      showIf: [...onS3, when('isS3Compatible')],
    }),
    field({ name: 'gcsBucket', type: 'string', ...code, showIf: onGcs }),
    helped({ name: 'gcsCredentials', type: 'password', isRequired: true, showIf: onGcs }),
    field({
      name: 'retentionDays',
      type: 'number',
      min: 1,
      max: 35,
      isRequired: true,
      unit: t('form.retentionDays.unit'),
      help: t('form.retentionDays.help'),
      showIf: [when('hasBackups')],
    }),
  ];
  const fieldsOf = { general, expose, ferretdb, backup, advanced: [] };
  return POSTGRES_FORM_TABS.map((key) => ({
    ...{ key, label: t(`form.tabs.${key}`), fields: fieldsOf[key] },
    lists: key === 'advanced' ? LISTS : [],
  }));
}
