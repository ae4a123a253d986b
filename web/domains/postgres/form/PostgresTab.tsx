import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { ConfigFields } from '../../../forms/config/ConfigFields.tsx';
import type { FieldConfig, TabConfig } from '../../../forms/config/fieldConfig.ts';
import { isShown } from '../../../forms/config/fieldConfig.ts';
import { RadioCards } from '../../../forms/fields/RadioCards.tsx';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { AdvancedTab } from './advanced/AdvancedTab.tsx';
import { CredentialsField } from './CredentialsField.tsx';
import type { PostgresValues } from './postgresValues.ts';
import { toFormTab } from './usePostgresTabs.ts';
import type { PostgresTab_cluster$key } from './__generated__/PostgresTab_cluster.graphql.ts';

interface PostgresTabProps {
  readonly tab: TabConfig;
  readonly cluster: PostgresTab_cluster$key;
  readonly isEditing: boolean;
  /** Below the name: whether it is free. */
  readonly nameState?: ReactNode;
}

const USER_FIELDS = ['database', 'username', 'password', 'superuserName', 'superuserPassword'];

/** One tab of the form of a database. */
export function PostgresTab({ tab, cluster, isEditing, nameState }: PostgresTabProps) {
  const { t } = useTranslation('postgres');
  const data = useFragment(
    graphql`
      fragment PostgresTab_cluster on Cluster {
        postgresOptions {
          loadBalancerMonthlyPrice {
            amount
          }
        }
        ...AdvancedTab_cluster
      }
    `,
    cluster,
  );
  const fields = (names: readonly string[]) => tab.fields.filter(({ name }) => names.includes(name));
  const card = (id: string, title: string, description: string | undefined, content: ReactNode) => (
    <Card aria-labelledby={`postgres-${id}`}>
      <CardHeader id={`postgres-${id}`} title={title} description={description} />
      <CardBody>
        <Stack gap="6">{content}</Stack>
      </CardBody>
    </Card>
  );
  const draw = (list: readonly FieldConfig[], isWide = false) => (
    <ConfigFields fields={list} isEditing={isEditing} isWide={isWide} />
  );
  const key = toFormTab(tab.key);
  switch (key) {
    case 'general':
      return (
        <Stack gap="5">
          {card(
            'basics',
            t('form.card.basics'),
            undefined,
            <>
              <div>
                {draw(fields(['name']))}
                {nameState}
              </div>
              {draw(fields(['version', 'instances', 'storageGb']))}
            </>,
          )}
          {card('users', t('form.card.users'), t('form.card.usersHelp'), draw(fields(USER_FIELDS)))}
          {card('pooling', t('form.card.pooling'), undefined, draw(fields(['hasPooler'])))}
        </Stack>
      );
    case 'expose':
      return card(
        'expose',
        tab.label,
        t('form.card.exposeHelp'),
        <>
          {draw(tab.fields)}
          <ExposureWarning price={data.postgresOptions?.loadBalancerMonthlyPrice.amount} />
        </>,
      );
    case 'ferretdb':
      return card(
        'ferretdb',
        tab.label,
        t('form.card.ferretdbHelp'),
        <>
          {draw(tab.fields)}
          <FerretdbNote isEditing={isEditing} />
        </>,
      );
    case 'backup':
      return card('backup', tab.label, t('form.card.backupHelp'), <BackupFields {...{ tab, isEditing }} />);
    case 'advanced':
      return <AdvancedTab cluster={data} />;
  }
}

/** Price and risks of a public address. */
function ExposureWarning({ price }: { price: string | undefined }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const isExposed = useWatch<PostgresValues, 'isExposed'>({ name: 'isExposed' });
  if (!isExposed) return null;
  return (
    <Banner
      tone="warning"
      title={
        price === undefined
          ? undefined
          : t('form.exposure.price', { price: formatMoney(eurosOf(price), locale) })
      }
    >
      <Stack gap="2">
        <p>{t('form.exposure.risk')}</p>
        <p>{t('form.exposure.superuser')}</p>
      </Stack>
    </Banner>
  );
}

function FerretdbNote({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation('postgres');
  const hasFerretdb = useWatch<PostgresValues, 'hasFerretdb'>({ name: 'hasFerretdb' });
  return hasFerretdb && !isEditing ? <Banner tone="info">{t('form.ferretdb.version')}</Banner> : null;
}

interface BackupFieldsProps {
  readonly tab: TabConfig;
  readonly isEditing: boolean;
}

/** The provider as cards; the rest by configuration. */
function BackupFields({ tab, isEditing }: BackupFieldsProps) {
  const { t } = useTranslation('postgres');
  const values = useWatch<PostgresValues>();
  const draw = (field: FieldConfig) => {
    if (!isShown(field, values)) return null;
    if (field.name === 'gcsCredentials') return <CredentialsField key={field.name} field={field} />;
    if (field.name !== 'backupProvider')
      return <ConfigFields key={field.name} fields={[field]} isEditing={isEditing} />;
    return (
      <RadioCards
        key={field.name}
        name={field.name}
        label={field.label}
        options={(field.options ?? []).map(({ value, label }) => ({
          value,
          label,
          description: t(`form.backupProvider.text.${value}`),
        }))}
      />
    );
  };
  return tab.fields.map(draw);
}
