import { describe, expect, it } from 'vitest';
import { answer, testGateway } from '../../testing.ts';
import { invalidField } from '../testing.ts';

describe('recordEvent', () => {
  const mutation = `mutation ($input: RecordEventInput!) { recordEvent(input: $input) {
    ... on RecordEventPayload { recorded } ... on InputError { issues { path message } } ... on RefusedError { code } } }`;

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
    const { data } = await execute(mutation, { input: { name: 'a b' } });
    expect(data).toEqual({ recordEvent: { issues: [{ path: 'name', message: 'No spaces.' }] } });
  });

  it('is refused as data for an API key without the scope', async () => {
    const { execute } = testGateway({ upstream: { 'POST /api/event': answer(403, { error: 'forbidden' }) } });
    const { data } = await execute(mutation, { input: { name: 'x' } });
    expect(data).toEqual({ recordEvent: { code: 'FORBIDDEN' } });
  });

  it('requires a session', async () => {
    const { errors } = await testGateway().execute(mutation, { input: { name: 'x' } }, { token: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
