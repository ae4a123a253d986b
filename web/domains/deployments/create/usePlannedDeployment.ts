import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { commitWithoutInput } from '../../../relay/mutations/commitWithoutInput.ts';
import type { Issue } from '../../../relay/mutations/mutationError.ts';
import { toMutationResult } from '../../../relay/mutations/useAppMutation.ts';
import type { changePreview_preview$key } from '../../clusters/preview/__generated__/changePreview_preview.graphql.ts';
import { toCreateInput, type DeploymentValues } from '../form/deploymentValues.ts';
import type {
  usePlannedDeploymentMutation,
  usePlannedDeploymentMutation$data,
} from './__generated__/usePlannedDeploymentMutation.graphql.ts';

const WAIT_MS = 800;

const mutation = graphql`
  mutation usePlannedDeploymentMutation($input: CreateDeploymentInput!) {
    createDeployment(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

export type PlannedDeployment =
  | { readonly state: 'incomplete' | 'asking' | 'failed' }
  | { readonly state: 'planned'; readonly preview: changePreview_preview$key }
  | { readonly state: 'refused'; readonly message: string; readonly issues: readonly Issue[] };

function toPlan({ createDeployment }: usePlannedDeploymentMutation$data): PlannedDeployment {
  const result = toMutationResult(createDeployment);
  if (result.ok) return { state: 'planned', preview: result.payload };
  if (result.kind === 'failed') return { state: 'failed' };
  return { state: 'refused', message: result.message, issues: result.kind === 'input' ? result.issues : [] };
}

/** The input of the dry run; values of secrets do not matter for it and stay in the browser. */
function questionOf(clusterId: string, values: DeploymentValues): string {
  const input = toCreateInput(clusterId, values);
  const secrets = input.secrets.map(({ name }) => ({ name, value: '-' }));
  return JSON.stringify({ ...input, secrets, dryRun: true });
}

/** Dry run of creating this deployment, after a pause; a further change cancels it. */
export function usePlannedDeployment(
  clusterId: string,
  values: DeploymentValues,
  isComplete: boolean,
): PlannedDeployment {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ to: string; plan: PlannedDeployment }>();
  const question = isComplete ? questionOf(clusterId, values) : '';

  useEffect(() => {
    if (question === '') return undefined;
    let call: { dispose: () => void } | undefined;
    let isOvertaken = false;
    const settle = (plan: PlannedDeployment) => {
      if (!isOvertaken) setAnswer({ to: question, plan });
    };
    const timer = setTimeout(() => {
      call = commitWithoutInput<usePlannedDeploymentMutation>(environment, {
        mutation,
        variables: { input: JSON.parse(question) as usePlannedDeploymentMutation['variables']['input'] },
        onCompleted: (data) => settle(toPlan(data)),
        onError: () => settle({ state: 'failed' }),
      });
    }, WAIT_MS);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
      call?.dispose();
    };
  }, [environment, question]);

  if (question === '') return { state: 'incomplete' };
  return answer?.to === question ? answer.plan : { state: 'asking' };
}
