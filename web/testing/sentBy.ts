import type { OperationDescriptor, Variables } from 'relay-runtime';

/** What a mutation really sends: its input is kept from the store and so from the operation's variables. */
export function sentBy({ request }: OperationDescriptor): Variables {
  return (request.cacheConfig?.metadata?.sent as Variables | undefined) ?? request.variables;
}
