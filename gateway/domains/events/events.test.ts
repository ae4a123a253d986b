import { describe, expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';
import { invalidField } from '../testing.ts';

describe('recordEvent', () => {
  const mutation = 'mutation ($input: RecordEventInput!) { recordEvent(input: $input) { recorded } }';

  it.each([
    [{ name: 'tour.finished' }, { name: 'tour.finished' }],
    [{ name: 'tour.finished', metadata: null }, { name: 'tour.finished' }],
    [
      { name: 'cluster.opened', metadata: { from: { tab: 1 } } },
      { name: 'cluster.opened', metadata: { from: { tab: 1 } } },
    ],
  ])('sends %j', async (input, body) => {
    const { execute } = testGateway({ upstream: { 'POST /api/event': { data: { recorded: true } } } });
    const { data, calls } = await execute(mutation, { input });
    expect(data).toEqual({ recordEvent: { recorded: true } });
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/event' }]);
    expect(calls[0]?.body).toEqual(body);
  });

  it('reports invalid input with the name of the field', async () => {
    const { execute } = testGateway({
      upstream: { 'POST /api/event': invalidField('name', 'value_invalid', 'No spaces.') },
    });
    const { errors } = await execute(mutation, { input: { name: 'a b' } });
    expect(errors).toMatchObject([
      { message: 'No spaces.', extensions: { code: 'BAD_USER_INPUT', issues: [{ path: 'name' }] } },
    ]);
  });

  it('requires a session', async () => {
    const { errors } = await testGateway().execute(mutation, { input: { name: 'x' } }, { token: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
