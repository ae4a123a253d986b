import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MultiSelectField } from '../../../../forms/config/MultiSelectField.tsx';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/primitives.ts';
import { DatabasesTable } from './DatabasesTable.tsx';
import { ParametersTable } from './ParametersTable.tsx';
import { UsersTable } from './UsersTable.tsx';
import type { AdvancedTab_cluster$key } from './__generated__/AdvancedTab_cluster.graphql.ts';

interface AdvancedTabProps {
  readonly cluster: AdvancedTab_cluster$key;
}

/** Further users and databases, extensions, and settings of the server. */
export function AdvancedTab({ cluster }: AdvancedTabProps) {
  const { t } = useTranslation('postgres');
  const { postgresOptions: options } = useFragment(
    graphql`
      fragment AdvancedTab_cluster on Cluster {
        postgresOptions {
          extensions {
            name
            requiresRestart
          }
          ...ParametersTable_options
        }
      }
    `,
    cluster,
  );
  return (
    <Stack gap="5">
      <UsersTable />
      <DatabasesTable />
      {options ? (
        <>
          <Card aria-labelledby="postgres-extensions">
            <CardHeader
              id="postgres-extensions"
              title={t('form.extensions.label')}
              description={t('form.extensions.help')}
            />
            <CardBody>
              <MultiSelectField
                name="extensions"
                label={t('form.extensions.choose')}
                isOptional
                isWide
                options={options.extensions.map(({ name, requiresRestart }) => ({
                  value: name,
                  label: requiresRestart ? t('form.extensions.restarts', { name }) : name,
                }))}
              />
            </CardBody>
          </Card>
          <ParametersTable options={options} />
        </>
      ) : (
        <Banner tone="warning">{t('form.extensions.unavailable')}</Banner>
      )}
    </Stack>
  );
}
