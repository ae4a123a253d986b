import { GitBranch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Grid, Stack } from '../../../ui/layout/primitives.ts';
import { ConnectGithubButton } from './ConnectGithubButton.tsx';
import { GithubAccountCard } from './GithubAccountCard.tsx';
import { GithubPermissionsCard } from './GithubPermissionsCard.tsx';
import { RepositoriesCard } from './RepositoriesCard.tsx';
import type { GithubPanel_account$key } from './__generated__/GithubPanel_account.graphql.ts';

/** Connects GitHub, or shows the connection and its permissions. */
export function GithubPanel({ account }: { account: GithubPanel_account$key }) {
  const { t } = useTranslation('integrations');
  const data = useFragment(
    graphql`
      fragment GithubPanel_account on Account {
        hasGithub
        githubIntegration {
          ...GithubAccountCard_integration
          ...GithubPermissionsCard_integration
          ...RepositoriesCard_integration
        }
        viewerCan {
          manageGithub {
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  const reason = useActionReason()(data.viewerCan.manageGithub);
  const { githubIntegration: integration } = data;

  if (integration) {
    return (
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="6"
        maxW="6xl"
        alignItems="start"
      >
        <Stack gap="6">
          <GithubAccountCard integration={integration} reason={reason} />
          <GithubPermissionsCard integration={integration} reason={reason} />
        </Stack>
        <RepositoriesCard integration={integration} reason={reason} />
      </Grid>
    );
  }
  if (data.hasGithub !== false) {
    return (
      <Card>
        <CardHeader title={t('github.title')} />
        <MissingData title={t(data.hasGithub ? 'github.detailsFailed' : 'github.checkFailed')} />
      </Card>
    );
  }
  return (
    <Card maxW="3xl">
      <EmptyState
        kind="first"
        icon={GitBranch}
        title={t('github.emptyTitle')}
        actions={
          <ConnectGithubButton variant="primary" disabledReason={reason}>
            {t('github.connect')}
          </ConnectGithubButton>
        }
      >
        {t('github.emptyText')}
      </EmptyState>
    </Card>
  );
}
