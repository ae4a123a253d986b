import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../i18n/MessageText.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Grid, Stack } from '../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../ui/status/Skeleton.tsx';
import { GitopsAccount } from './GitopsAccount.tsx';
import { GitopsProgress } from './GitopsProgress.tsx';
import { GitopsSummary } from './GitopsSummary.tsx';
import { HowToUseGitops } from './HowToUseGitops.tsx';
import { ReconciliationCard } from './ReconciliationCard.tsx';
import type { GitopsPanel_account$key } from './__generated__/GitopsPanel_account.graphql.ts';
import type { GitopsPanel_gitops$key } from './__generated__/GitopsPanel_gitops.graphql.ts';

interface GitopsPanelProps {
  readonly gitops: GitopsPanel_gitops$key;
  readonly account: GitopsPanel_account$key;
  /** Global id. */
  readonly clusterId: string;
}

/** GitOps by status: off, being set up, on, failed. */
export function GitopsPanel({ gitops, account, clusterId }: GitopsPanelProps) {
  const { t } = useTranslation('gitops');
  const data = useFragment(
    graphql`
      fragment GitopsPanel_gitops on Gitops {
        status
        isEnabled
        enabledAt
        cluster {
          status
        }
        detail {
          ...MessageText_message
        }
        ...GitopsProgress_gitops
        ...GitopsSummary_gitops
        ...GitopsAccount_gitops
        ...HowToUseGitops_gitops
        ...ReconciliationCard_gitops
      }
    `,
    gitops,
  );
  const owner = useFragment(
    graphql`
      fragment GitopsPanel_account on Account {
        ...GitopsAccount_account
      }
    `,
    account,
  );
  const { status, isEnabled, enabledAt, detail } = data;
  if (data.cluster.status === 'ARCHIVED' && status === 'DISABLED') {
    return (
      <EmptyState kind="archived" title={t('archived.title')}>
        {t('archived.text')}
      </EmptyState>
    );
  }
  const isOn = isEnabled || status === 'CONFIGURING' || status === 'DISABLING';
  return (
    <Stack gap="5">
      {status === 'FAILED' ? (
        <Banner tone="error" title={t('banner.failed')}>
          {detail ? <MessageText message={detail} /> : null}{' '}
          {t(isEnabled ? 'banner.retryDisable' : 'banner.retryEnable')}
        </Banner>
      ) : null}
      {status === 'INACTIVE' && detail ? (
        <Banner tone="warning">
          <MessageText message={detail} />
        </Banner>
      ) : null}
      <GitopsProgress gitops={data} />
      {isOn ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="5"
          alignItems="start"
        >
          <Stack gap="5">
            <GitopsSummary gitops={data} clusterId={clusterId} />
            {status === 'ACTIVE' && enabledAt !== null ? <ReconciliationCard gitops={data} /> : null}
            {/* The event that GitOps is active does not say what Flux applied: it is being loaded. */}
            {status === 'ACTIVE' && enabledAt === null ? <SkeletonCards count={1} height="14rem" /> : null}
          </Stack>
          <HowToUseGitops gitops={data} />
        </Grid>
      ) : (
        <GitopsAccount account={owner} gitops={data} clusterId={clusterId} />
      )}
    </Stack>
  );
}
