import { commitMutation } from 'relay-runtime';
import type { Environment, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { currentEnvironment } from './environment.ts';
import { toFailed, toVerbResult } from './useVerb.ts';
import type { Commit, PayloadOf, VerbOptions, VerbResult } from './useVerb.ts';

/** Verbs sent to this environment; without one, to that of the moment. */
export const commitTo =
  (environment?: Environment): Commit =>
  <Mutation extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    variables: Mutation['variables'],
    options?: VerbOptions<Mutation>,
  ) =>
    new Promise<VerbResult<PayloadOf<Mutation>>>((resolve) => {
      commitMutation<Mutation>(environment ?? currentEnvironment(), {
        ...options,
        mutation,
        variables,
        onCompleted: (response) => {
          const [result] = Object.values(response as Record<string, unknown>);
          resolve(toVerbResult(result));
        },
        onError: (error) => resolve(toFailed(error)),
      });
    });
