import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { DataList } from '../../ui/layout/DataList.tsx';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { Mono } from '../../ui/text/Mono.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { asGitopsStatus, gitopsTone } from './gitopsStatus.ts';
import type { GitopsSummary_gitops$key } from './__generated__/GitopsSummary_gitops.graphql.ts';

const DisableGitopsDialog = lazyPart(() => import('./DisableGitopsDialog.tsx'), 'DisableGitopsDialog');

interface GitopsSummaryProps {
  readonly gitops: GitopsSummary_gitops$key;
  readonly clusterId: string;
}

/** The repository the cluster follows, and a button to disable GitOps. */
export function GitopsSummary({ gitops, clusterId }: GitopsSummaryProps) {
  const { t } = useTranslation('gitops');
  const data = useFragment(
    graphql`
      fragment GitopsSummary_gitops on Gitops {
        status
        repository
        repositoryUrl
        branch
        clusterPath
        username
        enabledAt
        viewerCan {
          disable {
            ...useActionReason_state
          }
        }
        ...DisableGitopsDialog_gitops
      }
    `,
    gitops,
  );
  const [isAsking, setAsking] = useState(false);
  const reason = useActionReason()(data.viewerCan.disable);
  const code = (text: string | null | undefined) => <Mono>{text ?? '–'}</Mono>;
  return (
    <Card>
      <CardHeader
        title={t('summary.title')}
        badge={
          <StatusBadge tone={gitopsTone(data.status)} label={t(`status.${asGitopsStatus(data.status)}`)} />
        }
        actions={
          <Button variant="dangerOutline" size="sm" disabledReason={reason} onClick={() => setAsking(true)}>
            {t('disable.open')}
          </Button>
        }
      />
      <CardBody>
        <DataList
          columns={2}
          items={[
            {
              label: t('summary.repository'),
              value: data.repositoryUrl ? (
                <TextLink href={data.repositoryUrl}>{data.repository}</TextLink>
              ) : (
                code(data.repository)
              ),
            },
            { label: t('summary.branch'), value: code(data.branch) },
            { label: t('summary.path'), value: code(data.clusterPath) },
            { label: t('summary.account'), value: data.username ?? '–' },
            ...(data.enabledAt
              ? [{ label: t('summary.since'), value: <RelativeTime at={data.enabledAt} /> }]
              : []),
          ]}
        />
      </CardBody>
      <Suspense fallback={null}>
        {isAsking ? (
          <DisableGitopsDialog gitops={data} clusterId={clusterId} onClose={() => setAsking(false)} />
        ) : null}
      </Suspense>
    </Card>
  );
}
