import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { commitWithoutInput } from '../../../relay/mutations/commitWithoutInput.ts';
import { toMutationResult } from '../../../relay/mutations/useAppMutation.ts';
import type { changePreview_preview$key } from '../../clusters/preview/__generated__/changePreview_preview.graphql.ts';
import { toCreateInput } from '../form/postgresInput.ts';
import type { PostgresValues } from '../form/postgresValues.ts';
import type {
  usePlannedPostgresMutation,
  usePlannedPostgresMutation$data,
} from './__generated__/usePlannedPostgresMutation.graphql.ts';

const WAIT_MS = 800;

const mutation = graphql`
  mutation usePlannedPostgresMutation($input: CreatePostgresClusterInput!) {
    createPostgresCluster(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

export type PlannedPostgres =
  | { readonly state: 'incomplete' | 'asking' | 'failed' }
  | { readonly state: 'planned'; readonly preview: changePreview_preview$key }
  | { readonly state: 'refused'; readonly message: string };

function toPlan({ createPostgresCluster }: usePlannedPostgresMutation$data): PlannedPostgres {
  const result = toMutationResult(createPostgresCluster);
  if (result.ok) return { state: 'planned', preview: result.payload };
  if (result.kind === 'failed') return { state: 'failed' };
  const issue = result.kind === 'input' ? result.issues[0]?.message : undefined;
  return { state: 'refused', message: issue ?? result.message };
}

/**
 * The input of the dry run. Passwords do not matter for the price and stay in the browser; keys are sent, because the
 * server tries the bucket with them.
 */
function questionOf(clusterId: string, values: PostgresValues): string {
  const { password, superuserPassword, ...input } = toCreateInput(clusterId, values);
  const masked = (text: string | undefined) => text?.replaceAll(/./gs, '-');
  return JSON.stringify({
    ...input,
    password: masked(password),
    superuserPassword: masked(superuserPassword),
    dryRun: true,
  });
}

/** Dry run of creating this database, after a pause; a further change cancels it. */
export function usePlannedPostgres(
  clusterId: string,
  values: PostgresValues,
  isComplete: boolean,
): PlannedPostgres {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ to: string; plan: PlannedPostgres }>();
  const question = isComplete ? questionOf(clusterId, values) : '';

  useEffect(() => {
    if (question === '') return undefined;
    let call: { dispose: () => void } | undefined;
    let isOvertaken = false;
    const settle = (plan: PlannedPostgres) => {
      if (!isOvertaken) setAnswer({ to: question, plan });
    };
    const timer = setTimeout(() => {
      call = commitWithoutInput<usePlannedPostgresMutation>(environment, {
        mutation,
        variables: { input: JSON.parse(question) as usePlannedPostgresMutation['variables']['input'] },
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
