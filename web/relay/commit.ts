import { commitMutation } from 'relay-runtime';
import type { Environment, GraphQLTaggedNode, MutationParameters, Variables } from 'relay-runtime';
import { currentEnvironment } from './environment.ts';
import { toFailed, toVerbResult } from './useVerb.ts';
import type { Commit, PayloadOf, VerbOptions, VerbResult } from './useVerb.ts';

/**
 * Relay keeps the variables of a mutation in the keys of its store, for as long as the page lives, and inputs hold
 * passwords and tokens. So the store is told of an empty input; what is really sent rides in the cache configuration,
 * where the network finds it.
 */
export function pastTheStore<Sent extends Variables>(variables: Sent) {
  const told = 'input' in variables ? { ...variables, input: {} } : variables;
  return { variables: told, cacheConfig: { metadata: { sent: variables } } };
}

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
        ...pastTheStore(variables),
        mutation,
        onCompleted: (response) => {
          const [result] = Object.values(response as Record<string, unknown>);
          resolve(toVerbResult(result));
        },
        onError: (error) => resolve(toFailed(error)),
      });
    });
