import type { OperationDescriptor, Variables } from 'relay-runtime';

/** The variables a mutation sends: its input is kept out of the store and of the operation's variables. */
export function sentBy({ request }: OperationDescriptor): Variables {
  return (request.cacheConfig?.metadata?.sent as Variables | undefined) ?? request.variables;
}
