import type { ReactNode } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Grid, Stack } from '../../../ui/layout/primitives.ts';
import { AppFactsCard } from './AppFactsCard.tsx';
import type { ConfigureLayout_app$key } from './__generated__/ConfigureLayout_app.graphql.ts';

interface ConfigureLayoutProps {
  readonly app: ConfigureLayout_app$key;
  /** Beside the form: what happens when it is submitted. */
  readonly plan?: ReactNode;
  readonly children: ReactNode;
}

/** The form, and beside it what happens and what the app is; below it on a narrow screen. */
export function ConfigureLayout({ app, plan, children }: ConfigureLayoutProps) {
  const data = useFragment(
    graphql`
      fragment ConfigureLayout_app on App {
        ...AppFactsCard_app
      }
    `,
    app,
  );
  return (
    <Grid
      gap="5"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      alignItems="start"
    >
      <Box minW="0">{children}</Box>
      <Stack gap="5">
        {plan}
        <AppFactsCard app={data} />
      </Stack>
    </Grid>
  );
}
