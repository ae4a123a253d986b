import { createAuthenticator } from '../../platform/domains/auth/passkeys/authenticator.testing.ts';
import type { Caller, ContractStack } from './contractStack.ts';

type Authenticator = ReturnType<typeof createAuthenticator>;

/** Adds a passkey to the caller, who has the password of the worlds; returns the authenticator that has it. */
export async function addPasskey(stack: ContractStack, as: Caller): Promise<Authenticator> {
  const authenticator = createAuthenticator(stack.platform.app.core.config.publicUrl);
  const start =
    'mutation { start: startAddingPasskey(input: { currentPassword: "Kubedeck-2026!" }) { ... on StartAddingPasskeyPayload { options } } }';
  const { start: started } = await stack.run<{
    start: { options: Parameters<Authenticator['create']>[0] };
  }>(start, {}, as);
  const add =
    'mutation ($credential: JSON!) { added: addPasskey(input: { name: "Security key", credential: $credential }) { __typename } }';
  const credential = authenticator.create(started.options);
  const { added } = await stack.run<{ added: { __typename: string } }>(add, { credential }, as);
  if (added.__typename !== 'AddPasskeyPayload')
    throw new Error(`the passkey was answered with ${added.__typename}`);
  return authenticator;
}
