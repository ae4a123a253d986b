import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { commitWithoutInput } from '../../../../relay/mutations/commitWithoutInput.ts';
import type { Issue } from '../../../../relay/mutations/mutationError.ts';
import { toMutationResult } from '../../../../relay/mutations/useAppMutation.ts';
import { readPreview, type Preview } from '../../preview/changePreview.ts';
import { toInput, type CreateValues } from '../values/createValues.ts';
import type {
  usePlannedCreationMutation,
  usePlannedCreationMutation$data,
} from './__generated__/usePlannedCreationMutation.graphql.ts';

const WAIT_MS = 500;

const mutation = graphql`
  mutation usePlannedCreationMutation($input: CreateClusterInput!) {
    createCluster(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** The result of the dry run. In all states but `planned` the price is an estimate. */
export type PlannedCreation =
  | { readonly state: 'incomplete' | 'asking' | 'failed' }
  | { readonly state: 'planned'; readonly preview: Preview }
  | { readonly state: 'refused'; readonly message: string; readonly issues: readonly Issue[] };

function toPlan({ createCluster }: usePlannedCreationMutation$data): PlannedCreation {
  const result = toMutationResult(createCluster);
  if (result.ok) return { state: 'planned', preview: readPreview(result.payload) };
  if (result.kind === 'failed') return { state: 'failed' };
  return {
    state: 'refused',
    message: result.message,
    issues: result.kind === 'input' ? result.issues : [],
  };
}

/**
 * Dry run of creating this cluster, half a second after the last change; a further change cancels it. Without a token
 * it would be refused, so the form is incomplete then. `isComplete` is undefined while unknown.
 */
export function usePlannedCreation(values: CreateValues, isComplete: boolean | undefined): PlannedCreation {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ to: string; plan: PlannedCreation }>();
  const input = { ...toInput(values), dryRun: true };
  const question = isComplete ? JSON.stringify(input) : '';

  useEffect(() => {
    if (question === '') return;
    let isOvertaken = false;
    let call: { dispose: () => void } | undefined;
    const settle = (plan: PlannedCreation) => {
      if (!isOvertaken) setAnswer({ to: question, plan });
    };
    const ask = () => {
      call = commitWithoutInput<usePlannedCreationMutation>(environment, {
        mutation,
        variables: { input: JSON.parse(question) as typeof input },
        onCompleted: (data) => settle(toPlan(data)),
        onError: () => settle({ state: 'failed' }),
      });
    };
    const timer = setTimeout(ask, WAIT_MS);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
      call?.dispose();
    };
  }, [environment, question]);

  if (question === '') return { state: isComplete === undefined ? 'asking' : 'incomplete' };
  return answer?.to === question ? answer.plan : { state: 'asking' };
}
