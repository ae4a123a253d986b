import { switchLanguage } from '../testing/renderUi.tsx';
import { toVerbResult } from './useVerb.ts';

describe('toVerbResult', () => {
  it('says which plan allows more', () => {
    const member = { __typename: 'PlanLimitError', limit: 1, current: 1, plan: 'STANDARD', message: 'full' };
    expect(toVerbResult(member)).toEqual({
      ok: false,
      kind: 'limit',
      limit: 1,
      current: 1,
      plan: 'STANDARD',
      message: 'full',
    });
  });

  it('takes an answer that is no union as the payload', () => {
    expect(toVerbResult({ signedOut: true })).toEqual({ ok: true, payload: { signedOut: true } });
  });

  it('has the sentences of the server in the language of the page', async () => {
    await switchLanguage('es');
    const issue = { path: 'name', code: 'taken', message: 'A registry named hub exists already' };
    expect(toVerbResult({ __typename: 'InputError', message: issue.message, issues: [issue] })).toMatchObject(
      {
        message: 'Ya existe un registro llamado hub',
        issues: [{ path: 'name', code: 'taken', message: 'Ya existe un registro llamado hub' }],
      },
    );
    const refusal = { __typename: 'RefusedError', code: 'BUSY', message: 'Something new is going on.' };
    expect(toVerbResult(refusal)).toMatchObject({ message: 'Something new is going on.' });
  });
});
