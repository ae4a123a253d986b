import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Grid } from '../../../ui/layout/primitives.ts';
import { ConfigurationFacts } from '../ConfigurationFacts.tsx';
import { ConnectPanel } from '../connect/ConnectPanel.tsx';
import type { PostgresDetails_postgres$key } from './__generated__/PostgresDetails_postgres.graphql.ts';

/** How to connect to a database, and how it is configured. */
export function PostgresDetails({ postgres }: { postgres: PostgresDetails_postgres$key }) {
  const { t } = useTranslation('postgres');
  const data = useFragment(
    graphql`
      fragment PostgresDetails_postgres on PostgresCluster {
        ...ConnectPanel_postgres
        ...ConfigurationFacts_postgres
      }
    `,
    postgres,
  );
  return (
    <Grid
      gap="6"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      borderTop="1px solid"
      borderColor="border"
      pt="4"
    >
      <Box minW="0">
        <Heading level={3} textStyle="sm" mb="3">
          {t('details.endpoints')}
        </Heading>
        <ConnectPanel postgres={data} />
      </Box>
      <Box minW="0">
        <Heading level={3} textStyle="sm" mb="3">
          {t('details.configuration')}
        </Heading>
        <ConfigurationFacts postgres={data} />
      </Box>
    </Grid>
  );
}
