import type { GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator, type MockResolvers } from 'relay-test-utils';

/** A generated payload of a successful mutation. Relay's generator marks every result as a `UserError`. */
export function generatePayload(
  operation: OperationDescriptor,
  resolvers: MockResolvers,
): GraphQLSingularResponse {
  const answer = MockPayloadGenerator.generate(operation, resolvers) as GraphQLSingularResponse;
  for (const result of Object.values(answer.data ?? {})) {
    delete (result as { __isUserError?: string }).__isUserError;
  }
  return answer;
}
