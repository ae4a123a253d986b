import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { MutationFailure } from '../../relay/mutations/mutationError.ts';
import { failureText } from '../../shell/failureText.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/Card.tsx';
import { Text } from '../../ui/layout/primitives.ts';
import { BranchSelect } from './BranchSelect.tsx';
import { RepositoryPicker, type PickedRepository } from './RepositoryPicker.tsx';
import { useEnableGitops } from './useEnableGitops.ts';
import type { GitopsSetup_gitops$key } from './__generated__/GitopsSetup_gitops.graphql.ts';
import type { GitopsSetup_integration$key } from './__generated__/GitopsSetup_integration.graphql.ts';

interface GitopsSetupProps {
  readonly gitops: GitopsSetup_gitops$key;
  readonly integration: GitopsSetup_integration$key;
  readonly clusterId: string;
}

/** Repository, branch, and the button that enables GitOps. */
export function GitopsSetup({ gitops, integration, clusterId }: GitopsSetupProps) {
  const { t } = useTranslation('gitops');
  const {
    viewerCan: { enable: state },
  } = useFragment(
    graphql`
      fragment GitopsSetup_gitops on Gitops {
        viewerCan {
          enable {
            ...useActionReason_state
          }
        }
      }
    `,
    gitops,
  );
  const github = useFragment(
    graphql`
      fragment GitopsSetup_integration on GithubIntegration {
        ...RepositoryPicker_integration
      }
    `,
    integration,
  );
  const [picked, setPicked] = useState<PickedRepository | null>(null);
  const [branch, setBranch] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [enable, isEnabling] = useEnableGitops();
  const reason = useActionReason()(state);

  const pick = (repository: PickedRepository) => {
    setPicked(repository);
    setBranch(null);
    setProblem(undefined);
  };
  const say = (failure: MutationFailure) => {
    if (failure.kind === 'input') return failure.issues[0]?.message ?? failure.message;
    const { description } = failureText(failure, t);
    return failure.kind === 'failed' ? `${t('setup.failed')}. ${description}` : description;
  };
  const submit = async () => {
    if (!picked) return setProblem(t('setup.pickFirst'));
    setProblem(undefined);
    const result = await enable({ input: { clusterId, repository: picked.name, branch } });
    if (!result.ok) setProblem(say(result));
  };
  return (
    <Card>
      <CardHeader title={t('setup.title')} description={t('setup.text')} />
      <CardBody display="grid" gap="5">
        <RepositoryPicker integration={github} picked={picked} onPick={pick} />
        {picked ? <BranchSelect repositoryId={picked.id} branch={branch} onChange={setBranch} /> : null}
        {problem ? (
          <Banner tone="error" title={t('setup.failedTitle')}>
            {problem}
          </Banner>
        ) : null}
      </CardBody>
      <CardFooter flexWrap="wrap">
        <Button variant="primary" isBusy={isEnabling} disabledReason={reason} onClick={() => void submit()}>
          {t('setup.enable')}
        </Button>
        {picked ? (
          <Text color="fg.muted" textStyle="sm">
            {t('setup.chosen', { repository: picked.name })}
          </Text>
        ) : null}
      </CardFooter>
    </Card>
  );
}
