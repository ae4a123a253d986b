import { commitMutation } from 'react-relay/hooks';
import type { Disposable, IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime';

/**
 * Relay's `commitMutation` without the input in the store. Relay keeps the variables of a mutation in the keys of its
 * records for as long as the page lives, and inputs hold passwords and tokens. The network reads them from the cache
 * configuration.
 */
export function commitWithoutInput<Mutation extends MutationParameters>(
  environment: IEnvironment,
  config: MutationConfig<Mutation>,
): Disposable {
  const { variables } = config;
  return commitMutation<Mutation>(environment, {
    ...config,
    variables: 'input' in variables ? { ...variables, input: {} } : variables,
    cacheConfig: { metadata: { sent: variables } },
  });
}
