import { GitBranch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { GitopsSetup } from './GitopsSetup.tsx';
import type { GitopsAccount_account$key } from './__generated__/GitopsAccount_account.graphql.ts';
import type { GitopsAccount_gitops$key } from './__generated__/GitopsAccount_gitops.graphql.ts';

interface GitopsAccountProps {
  readonly account: GitopsAccount_account$key;
  readonly gitops: GitopsAccount_gitops$key;
  readonly clusterId: string;
}

/** Without a working GitHub connection a link to it; otherwise the choice of a repository. */
export function GitopsAccount({ account, gitops, clusterId }: GitopsAccountProps) {
  const { t } = useTranslation('gitops');
  const { hasGithub, githubIntegration: integration } = useFragment(
    graphql`
      fragment GitopsAccount_account on Account {
        hasGithub
        githubIntegration {
          access {
            ...useActionReason_state
          }
          permissions {
            isComplete
          }
          ...GitopsSetup_integration
        }
      }
    `,
    account,
  );
  const data = useFragment(
    graphql`
      fragment GitopsAccount_gitops on Gitops {
        ...GitopsSetup_gitops
      }
    `,
    gitops,
  );
  const broken = useActionReason()(integration?.access);
  const toGithub = <ButtonLink to={paths.integrations('github')}>{t('github.open')}</ButtonLink>;

  if (integration) {
    return (
      <>
        {broken ? (
          <Banner tone="warning" title={t('github.broken')} actions={toGithub}>
            {broken}
          </Banner>
        ) : null}
        {integration.permissions?.isComplete === false ? (
          <Banner tone="warning" title={t('github.incomplete')} actions={toGithub}>
            {t('github.incompleteText')}
          </Banner>
        ) : null}
        <GitopsSetup gitops={data} integration={integration} clusterId={clusterId} />
      </>
    );
  }
  if (hasGithub !== false) {
    return (
      <Card>
        <MissingData
          title={t(hasGithub ? 'integrations:github.detailsFailed' : 'integrations:github.checkFailed')}
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        kind="first"
        icon={GitBranch}
        title={t('github.emptyTitle')}
        level={3}
        actions={
          <ButtonLink variant="primary" to={paths.integrations('github')}>
            {t('github.connect')}
          </ButtonLink>
        }
      >
        {t('github.emptyText')}
      </EmptyState>
    </Card>
  );
}
