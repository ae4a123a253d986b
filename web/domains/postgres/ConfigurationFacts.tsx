import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../lib/time.ts';
import { DataList, type Fact } from '../../ui/layout/DataList.tsx';
import { useLocale } from '../../ui/locale.ts';
import { Mono } from '../../ui/text/Mono.tsx';
import { CopyValue } from '../../ui/text/CopyValue.tsx';
import type { ConfigurationFacts_postgres$key } from './__generated__/ConfigurationFacts_postgres.graphql.ts';

/** What a database is configured with, in short. */
export function ConfigurationFacts({ postgres }: { postgres: ConfigurationFacts_postgres$key }) {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment ConfigurationFacts_postgres on PostgresCluster {
        databaseName
        username
        superuserName
        createdAt
        ferretdb {
          isEnabled
          version
        }
        backup {
          isEnabled
          retentionDays
          path
        }
      }
    `,
    postgres,
  );
  const { ferretdb, backup } = data;
  const code = (text: string) => <Mono>{text}</Mono>;
  const items: Fact[] = [
    { label: t('details.database'), value: code(data.databaseName) },
    { label: t('details.username'), value: code(data.username) },
    { label: t('details.superuser'), value: code(data.superuserName) },
    {
      label: t('details.ferretdb'),
      value: ferretdb.isEnabled ? (ferretdb.version ?? t('details.on')) : t('details.off'),
    },
    ...(backup.isEnabled
      ? [
          {
            label: t('details.retention'),
            value: t('details.retentionOf', { count: backup.retentionDays }),
          },
          ...(backup.path
            ? [
                {
                  label: t('details.path'),
                  value: <CopyValue value={backup.path} what={t('details.path')} />,
                },
              ]
            : []),
        ]
      : []),
    { label: t('details.created'), value: formatAbsolute(new Date(data.createdAt), locale) },
  ];
  return <DataList items={items} />;
}
