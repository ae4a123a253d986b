import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import mutation from '../domains/auth/settings/__generated__/useSetTwoFactorMutation.graphql.ts';
import type { useSetTwoFactorMutation } from '../domains/auth/settings/__generated__/useSetTwoFactorMutation.graphql.ts';
import { answerMutation, storeText } from '../testing/answer.ts';
import { mockEnvironment } from '../testing/mockEnvironment.ts';
import { NetworkError } from './errors.ts';
import { useSecretVerb } from './useSecretVerb.ts';

const user = { id: 'u1', hasTwoFactor: false };

function start() {
  const environment = mockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useSecretVerb<useSetTwoFactorMutation>(mutation, 'qrCode', 'secret'), {
    wrapper,
  });
  let answer: ReturnType<(typeof result.current)[0]> | undefined;
  act(() => {
    answer = result.current[0]({ input: { enabled: true } });
  });
  if (!answer) throw new Error('the verb did not start');
  return { environment, result, answer };
}

describe('useSecretVerb', () => {
  it('hands over the whole answer and stores it without its secrets', async () => {
    const { environment, answer } = start();
    const payload = { __typename: 'SetTwoFactorPayload', qrCode: 'data:qr', secret: 'BASE32KEY', user };
    await answerMutation(environment, mutation, { setTwoFactor: payload });
    expect(await answer).toEqual({ ok: true, payload });
    const stored = storeText(environment);
    expect(stored).toContain('hasTwoFactor');
    expect(stored).not.toContain('BASE32KEY');
    expect(stored).not.toContain('data:qr');
  });

  it('keeps nothing of the input', async () => {
    const { environment, answer } = start();
    const payload = { __typename: 'SetTwoFactorPayload', qrCode: null, secret: null, user };
    await answerMutation(environment, mutation, { setTwoFactor: payload });
    await answer;
    expect(storeText(environment)).toContain('setTwoFactor(input:{})');
    expect(storeText(environment)).not.toContain('enabled');
  });

  it('tells refusals and is pending until then', async () => {
    const { environment, result, answer } = start();
    expect(result.current[1]).toBe(true);
    const refusal = { __typename: 'RefusedError', code: 'FORBIDDEN', message: 'Not you.' };
    await answerMutation(environment, mutation, { setTwoFactor: refusal });
    expect(await answer).toEqual({ ok: false, kind: 'refused', code: 'FORBIDDEN', message: 'Not you.' });
    await waitFor(() => expect(result.current[1]).toBe(false));
  });

  it('resolves when the request fails', async () => {
    const environment = mockEnvironment();
    const failing = Object.assign(Object.create(environment) as typeof environment, {
      getNetwork: () => ({
        execute: () => {
          throw new NetworkError();
        },
      }),
    });
    const { result } = renderHook(() => useSecretVerb<useSetTwoFactorMutation>(mutation, 'secret'), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={failing}>{children}</RelayEnvironmentProvider>
      ),
    });
    const answer = await act(() => result.current[0]({ input: { enabled: true } }));
    expect(answer).toMatchObject({ ok: false, kind: 'failed', error: { code: 'NETWORK_ERROR' } });
  });
});
