import { commitMutation } from 'react-relay/hooks';
import type { Disposable, IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime';
import type { RequestMetadata } from '../network.ts';

/**
 * Relay's `commitMutation` with the input kept out of the store. Relay keeps a mutation's variables in record keys for
 * the lifetime of the page, and inputs hold passwords and tokens. The network layer reads the input from the cache
 * config.
 */
export function commitWithoutInput<Mutation extends MutationParameters>(
  environment: IEnvironment,
  config: MutationConfig<Mutation>,
): Disposable {
  const { variables } = config;
  return commitMutation<Mutation>(environment, {
    ...config,
    variables: 'input' in variables ? { ...variables, input: {} } : variables,
    cacheConfig: { metadata: { sent: variables } satisfies RequestMetadata },
  });
}
