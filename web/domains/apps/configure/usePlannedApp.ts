import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { commitWithoutInput } from '../../../relay/mutations/commitWithoutInput.ts';
import type { Issue } from '../../../relay/mutations/mutationError.ts';
import { toMutationResult } from '../../../relay/mutations/useAppMutation.ts';
import type { changePreview_preview$key } from '../../clusters/preview/__generated__/changePreview_preview.graphql.ts';
import type { plannedSteps_preview$key } from './__generated__/plannedSteps_preview.graphql.ts';
import type {
  usePlannedAppMutation,
  usePlannedAppMutation$data,
} from './__generated__/usePlannedAppMutation.graphql.ts';

const WAIT_MS = 800;

const mutation = graphql`
  mutation usePlannedAppMutation($input: InstallAppInput!) {
    installApp(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
        ...plannedSteps_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

export type PlannedApp =
  | { readonly state: 'incomplete' | 'asking' | 'failed' }
  | { readonly state: 'planned'; readonly preview: changePreview_preview$key & plannedSteps_preview$key }
  | { readonly state: 'refused'; readonly message: string; readonly issues: readonly Issue[] };

type InstallInput = usePlannedAppMutation['variables']['input'];

function toPlan({ installApp }: usePlannedAppMutation$data): PlannedApp {
  const result = toMutationResult(installApp);
  if (result.ok) return { state: 'planned', preview: result.payload };
  if (result.kind === 'failed') return { state: 'failed' };
  return { state: 'refused', message: result.message, issues: result.kind === 'input' ? result.issues : [] };
}

/** Dry run of installing an app, after a pause; a further change cancels it. Undefined: the form is incomplete. */
export function usePlannedApp(input: InstallInput | undefined): PlannedApp {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ to: string; plan: PlannedApp }>();
  const inputJson = input ? JSON.stringify({ ...input, dryRun: true }) : '';

  useEffect(() => {
    if (inputJson === '') return undefined;
    let call: { dispose: () => void } | undefined;
    let isOvertaken = false;
    const settle = (plan: PlannedApp) => {
      if (!isOvertaken) setAnswer({ to: inputJson, plan });
    };
    const timer = setTimeout(() => {
      call = commitWithoutInput<usePlannedAppMutation>(environment, {
        mutation,
        variables: { input: JSON.parse(inputJson) as InstallInput },
        onCompleted: (data) => settle(toPlan(data)),
        onError: () => settle({ state: 'failed' }),
      });
    }, WAIT_MS);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
      call?.dispose();
    };
  }, [environment, inputJson]);

  if (inputJson === '') return { state: 'incomplete' };
  return answer?.to === inputJson ? answer.plan : { state: 'asking' };
}
