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
});
