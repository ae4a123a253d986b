import { waitFor } from '@testing-library/react';
import type { ConcreteRequest } from 'relay-runtime';
import type { MockEnvironment } from 'relay-test-utils';

/** Waits until the mutation is sent and answers it. */
export async function answerMutation(
  environment: MockEnvironment,
  mutation: ConcreteRequest,
  data: Record<string, unknown>,
): Promise<void> {
  await waitFor(() => environment.mock.resolve(mutation, { data }));
}

/** Everything the store holds, as text: for looking for what must not be there. */
export function storeText(environment: MockEnvironment): string {
  return JSON.stringify(environment.getStore().getSource().toJSON());
}
