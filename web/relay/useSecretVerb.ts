import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { GraphQLTaggedNode, MutationParameters, PayloadData, Variables } from 'relay-runtime';
import { toFailed, toVerbResult } from './useVerb.ts';
import type { PayloadOf, VerbResult } from './useVerb.ts';

type Fields = Record<string, unknown>;

/** The answer without the named fields of its one result. */
function without(data: Fields, secrets: readonly string[]): PayloadData {
  return Object.fromEntries(
    Object.entries(data).map(([name, result]) => [
      name,
      Object.fromEntries(
        Object.entries(result as Fields).map(([key, value]) => [key, secrets.includes(key) ? null : value]),
      ),
    ]),
  );
}

/**
 * `useVerb` for mutations that carry secrets. Relay keeps the input of a mutation in the keys of its store and the
 * answer in its records, for as long as the page lives; so the request goes past the store, and only then the answer
 * goes in, without the input and without the fields named in `secrets`. Directives such as `@appendEdge` work; the
 * payload has the plain fields of the answer, so spread fragments for the store but read none from it.
 */
export function useSecretVerb<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  ...secrets: readonly string[]
): [
  verb: (variables: Mutation['variables']) => Promise<VerbResult<PayloadOf<Mutation>>>,
  isPending: boolean,
] {
  const environment = useRelayEnvironment();
  const [pending, setPending] = useState(0);
  const names = secrets.join();
  const verb = useCallback(
    async (variables: Variables) => {
      setPending((count) => count + 1);
      try {
        const request = getRequest(mutation);
        const answer = await environment
          .getNetwork()
          .execute(request.params, variables, { force: true })
          .toPromise();
        const data = (answer as { data?: Fields } | undefined)?.data ?? {};
        const operation = createOperationDescriptor(request, { ...variables, input: {} });
        environment.commitPayload(operation, without(data, names.split(',')));
        const [result] = Object.values(data);
        return toVerbResult<PayloadOf<Mutation>>(result);
      } catch (error) {
        return toFailed(error);
      } finally {
        setPending((count) => count - 1);
      }
    },
    [environment, mutation, names],
  );
  return [verb, pending > 0];
}
