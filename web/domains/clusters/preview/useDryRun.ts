import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { commitWithoutInput } from '../../../relay/mutations/commitWithoutInput.ts';
import type { Issue } from '../../../relay/mutations/mutationError.ts';
import {
  toMutationResult,
  type MutationPayload,
  type MutationResult,
} from '../../../relay/mutations/useAppMutation.ts';
import type { changePreview_preview$key } from './__generated__/changePreview_preview.graphql.ts';

const WAIT_MS = 800;

export type DryRun<Preview = changePreview_preview$key> =
  | { readonly state: 'incomplete' | 'asking' | 'failed' }
  | { readonly state: 'planned'; readonly preview: Preview }
  | { readonly state: 'refused'; readonly message: string; readonly issues: readonly Issue[] };

function toDryRun<Preview>(result: MutationResult<Preview>): DryRun<Preview> {
  if (result.ok) return { state: 'planned', preview: result.payload };
  if (result.kind === 'failed') return { state: 'failed' };
  return { state: 'refused', message: result.message, issues: result.kind === 'input' ? result.issues : [] };
}

/**
 * Asks after a pause what a mutation would do; a further change of the input cancels it. `input` is JSON with `dryRun`,
 * and empty while it is incomplete.
 */
export function useDryRun<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  input: string,
): DryRun<MutationPayload<Mutation>> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ to: string; plan: DryRun<MutationPayload<Mutation>> }>();

  useEffect(() => {
    if (input === '') return undefined;
    let call: { dispose: () => void } | undefined;
    let isOvertaken = false;
    const settle = (plan: DryRun<MutationPayload<Mutation>>) => {
      if (!isOvertaken) setAnswer({ to: input, plan });
    };
    const timer = setTimeout(() => {
      call = commitWithoutInput<Mutation>(environment, {
        mutation,
        variables: { input: JSON.parse(input) as unknown },
        onCompleted: (data) => settle(toDryRun(toMutationResult<Mutation>(data))),
        onError: () => settle({ state: 'failed' }),
      });
    }, WAIT_MS);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
      call?.dispose();
    };
  }, [environment, mutation, input]);

  if (input === '') return { state: 'incomplete' };
  return answer?.to === input ? answer.plan : { state: 'asking' };
}
