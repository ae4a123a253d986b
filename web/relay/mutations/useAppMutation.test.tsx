import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import mutation from '../../app/session/__generated__/useSignInAgainMutation.graphql.ts';
import type { useSignInAgainMutation } from '../../app/session/__generated__/useSignInAgainMutation.graphql.ts';
import { storeText } from '../../testing/answer.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { switchLanguage } from '../../testing/renderUi.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { userError } from '../../testing/userError.ts';
import { NetworkError } from '../errors.ts';
import { useAppMutation } from './useAppMutation.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

function setUp() {
  const environment = mockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useAppMutation<useSignInAgainMutation>(mutation), { wrapper });
  const start = () => {
    let answer: ReturnType<(typeof result.current)[0]> | undefined;
    act(() => {
      answer = result.current[0]({ input: { email: 'ana@example.com', password: 'x' } });
    });
    if (!answer) throw new Error('the mutation did not start');
    return answer;
  };
  const settle = (member: object) =>
    act(() => environment.mock.resolveMostRecentOperation({ data: { signIn: member } }));
  return { environment, result, start, settle };
}

describe('useAppMutation', () => {
  it('resolves with the payload', async () => {
    const { start, settle } = setUp();
    const answer = start();
    settle({ __typename: 'TwoFactorRequired', token: 't' });
    expect(await answer).toEqual({
      ok: true,
      payload: { signedIn: null, twoFactor: { token: 't' }, error: null },
    });
  });

  it('sends the whole input and keeps it out of the store', async () => {
    const { environment, start, settle } = setUp();
    const answer = start();
    const operation = environment.mock.getMostRecentOperation();
    settle({ __typename: 'TwoFactorRequired', token: 't' });
    await answer;
    expect(sentBy(operation)).toEqual({ input: { email: 'ana@example.com', password: 'x' } });
    expect(storeText(environment)).toContain('TwoFactorRequired');
    expect(storeText(environment)).not.toContain('ana@example.com');
  });

  it('is pending until the response arrives', async () => {
    const { result, start, settle } = setUp();
    const answer = start();
    expect(result.current[1]).toBe(true);
    settle({ __typename: 'TwoFactorRequired', token: 't' });
    await answer;
    await waitFor(() => expect(result.current[1]).toBe(false));
  });

  it('resolves with field issues', async () => {
    const { start, settle } = setUp();
    const answer = start();
    const issues = [{ path: 'email', code: 'invalid', message: 'no address' }];
    settle(userError('InputError', { message: 'check', issues }));
    expect(await answer).toEqual({ ok: false, kind: 'input', message: 'check', issues });
  });

  it('resolves with a refusal', async () => {
    const { start, settle } = setUp();
    const answer = start();
    settle(userError('RefusedError', { code: 'INVALID_CREDENTIALS', message: 'wrong' }));
    expect(await answer).toEqual({
      ok: false,
      kind: 'refused',
      code: 'INVALID_CREDENTIALS',
      message: 'wrong',
    });
  });

  it('resolves with the plan that allows more', async () => {
    const { start, settle } = setUp();
    const answer = start();
    const fields = { limit: 1, current: 1, plan: 'STANDARD', message: 'full' };
    settle(userError('PlanLimitError', fields));
    expect(await answer).toEqual({ ok: false, kind: 'limit', ...fields });
  });

  it('resolves with a failure for an unknown error type', async () => {
    const { start, settle } = setUp();
    const answer = start();
    settle({ __typename: 'NewError', __isUserError: 'NewError' });
    expect(await answer).toMatchObject({ ok: false, kind: 'failed', error: { code: 'INTERNAL' } });
  });

  it('translates error messages', async () => {
    await switchLanguage('es');
    const { start, settle } = setUp();
    const answer = start();
    const detail = serverMessage('A registry named hub exists already', 'REGISTRY_NAME_TAKEN', {
      name: 'hub',
    });
    const issues = [{ path: 'name', code: 'taken', detail }];
    settle({ __typename: 'InputError', __isUserError: 'InputError', detail, issues });
    const message = 'Ya existe un registro llamado hub';
    expect(await answer).toMatchObject({ message, issues: [{ path: 'name', code: 'taken', message }] });
  });

  it('resolves when the server cannot be reached', async () => {
    const { environment, start } = setUp();
    const answer = start();
    const error = new NetworkError();
    act(() => environment.mock.rejectMostRecentOperation(error));
    expect(await answer).toEqual({ ok: false, kind: 'failed', error });
  });

  it('resolves with an internal failure for an unexpected error', async () => {
    const { environment, start } = setUp();
    const answer = start();
    act(() => environment.mock.rejectMostRecentOperation(new Error('boom')));
    expect(await answer).toMatchObject({ kind: 'failed', error: { code: 'INTERNAL', message: 'boom' } });
  });
});
