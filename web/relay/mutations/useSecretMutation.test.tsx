import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import mutation from '../../domains/auth/settings/__generated__/useSetTwoFactorMutation.graphql.ts';
import type { useSetTwoFactorMutation } from '../../domains/auth/settings/__generated__/useSetTwoFactorMutation.graphql.ts';
import { answerMutation, storeText } from '../../testing/answer.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { userError } from '../../testing/userError.ts';
import { useSecretMutation } from './useSecretMutation.ts';

const user = { id: 'u1', hasTwoFactor: false };

function start() {
  const environment = mockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(
    () => useSecretMutation<useSetTwoFactorMutation>(mutation, 'qrCode', 'secret'),
    {
      wrapper,
    },
  );
  let answer: ReturnType<(typeof result.current)[0]> | undefined;
  act(() => {
    answer = result.current[0]({ input: { enabled: true } });
  });
  if (!answer) throw new Error('the mutation did not start');
  return { environment, result, answer };
}

describe('useSecretMutation', () => {
  it('returns the whole payload and stores it without its secrets', async () => {
    const { environment, answer } = start();
    const payload = { qrCode: 'data:qr', secret: 'BASE32KEY', user };
    await answerMutation(environment, mutation, {
      setTwoFactor: { __typename: 'SetTwoFactorPayload', ...payload },
    });
    expect(await answer).toEqual({ ok: true, payload });
    const stored = storeText(environment);
    expect(stored).toContain('hasTwoFactor');
    expect(stored).not.toContain('BASE32KEY');
    expect(stored).not.toContain('data:qr');
  });

  it('keeps the input out of the store', async () => {
    const { environment, answer } = start();
    const payload = { __typename: 'SetTwoFactorPayload', qrCode: null, secret: null, user };
    await answerMutation(environment, mutation, { setTwoFactor: payload });
    await answer;
    expect(storeText(environment)).toContain('setTwoFactor(input:{})');
    expect(storeText(environment)).not.toContain('enabled');
  });

  it('resolves with a refusal', async () => {
    const { environment, result, answer } = start();
    expect(result.current[1]).toBe(true);
    const refusal = { code: 'FORBIDDEN', message: 'Not you.' };
    await answerMutation(environment, mutation, { setTwoFactor: userError('RefusedError', refusal) });
    expect(await answer).toEqual({ ok: false, kind: 'refused', ...refusal });
    await waitFor(() => expect(result.current[1]).toBe(false));
  });
});
