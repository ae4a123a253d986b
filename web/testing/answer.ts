import { waitFor } from '@testing-library/react';
import type { ConcreteRequest } from 'relay-runtime';
import type { MockEnvironment } from 'relay-test-utils';

/** Waits until the mutation is sent and resolves it. */
export async function answerMutation(
  environment: MockEnvironment,
  mutation: ConcreteRequest,
  data: Record<string, unknown>,
): Promise<void> {
  await waitFor(() => environment.mock.resolve(mutation, { data }));
}

/** The whole store as text, to search it for values that must not be in it. */
export function storeText(environment: MockEnvironment): string {
  return JSON.stringify(environment.getStore().getSource().toJSON());
}
