import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { idOf, userJson, wire } from '../testing.ts';

const memberJson = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  name: 'Ada',
  email: `${id}@demo.test`,
  avatar: null,
  permission: 'developer',
  status: 'verified',
  date_created: '2026-11-01T10:00:00.000Z',
  ...changes,
});
const inviteJson = (id: string, expires_at = '2999-01-01T00:00:00.000Z') => ({
  id,
  email: 'iris@example.com',
  permission: 'user',
  date_sent: '2026-11-01T10:00:00.000Z',
  expires_at,
  invited_by: 'Ada',
});
const owner = memberJson('user-1', { permission: 'owner', date_created: '2026-10-01T10:00:00.000Z' });
const full = { used: 3, limit: 3, next_plan: { id: 'pro', name: 'Pro' } };
const world = (table: UpstreamTable = {}, user: Record<string, unknown> = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson(user) },
      'GET /api/account/users': {
        data: { users: [owner, memberJson('u2')], invites: [inviteJson('i1')], seats: full },
      },
      ...table,
    },
  });

it('members, invites and seats cost one call', async () => {
  const { execute } = world();
  const { data, calls } = await execute(`{ viewer { account {
    members { totalCount nodes { id role status isViewer viewerCan { edit { allowed } remove { code } } } }
    invites { nodes { email role isExpired inviterName } }
    seats { used limit nextPlan }
    viewerCan { inviteUser { code message } } } } }`);
  expect(data).toMatchObject({
    viewer: {
      account: {
        members: {
          totalCount: 2,
          nodes: [
            {
              role: 'OWNER',
              isViewer: true,
              viewerCan: { edit: { allowed: false }, remove: { code: 'LAST_OWNER' } },
            },
            {
              role: 'DEVELOPER',
              isViewer: false,
              viewerCan: { edit: { allowed: true }, remove: { code: null } },
            },
          ],
        },
        invites: { nodes: [{ email: 'iris@example.com', role: 'VIEWER', isExpired: false }] },
        seats: { used: 3, limit: 3, nextPlan: 'PRO' },
        viewerCan: {
          inviteUser: {
            code: 'PLAN_LIMIT',
            message: 'Your plan allows 3 users. The maximum has been reached. Pro allows more.',
          },
        },
      },
    },
  });
  expect(wire(calls).sort()).toEqual(['GET /api/account/users', 'GET /api/user']);
});

describe('inviteUser', () => {
  const mutation = `mutation { inviteUser(input: { email: "iris@example.com", role: DEVELOPER }) { __typename
    ... on InviteUserPayload { inviteEdge { node { email } } } ... on PlanLimitError { limit plan } } }`;

  it('sends address and role', async () => {
    const { execute } = world({ 'POST /api/invite': answer(201, { data: inviteJson('i1') }) });
    const { data, calls } = await execute(mutation);
    expect(data).toMatchObject({ inviteUser: { inviteEdge: { node: { email: 'iris@example.com' } } } });
    expect(calls[0]?.body).toEqual({ email: 'iris@example.com', permission: 'developer' });
  });

  it('names the plan with more seats', async () => {
    const refusal = { error: 'plan_limit', message: 'No.', limit: 3, current: 3, plan: 'pro' };
    const { execute } = world({ 'POST /api/invite': answer(429, refusal) });
    expect((await execute(mutation)).data).toMatchObject({
      inviteUser: { __typename: 'PlanLimitError', limit: 3, plan: 'PRO' },
    });
  });
});

it('a member who leaves is signed out', async () => {
  const { execute } = world({ 'DELETE /api/user/u2': { data: { id: 'u2', signout: true } } });
  const { data } = await execute(
    'mutation ($id: ID!) { removeTeamMember(input: { id: $id }) { ... on RemoveTeamMemberPayload { removedMemberId isSignedOut } } }',
    { id: idOf('TeamMember', 'u2') },
  );
  expect(data).toEqual({
    removeTeamMember: { removedMemberId: idOf('TeamMember', 'u2'), isSignedOut: true },
  });
});

it('a link that was used says so', async () => {
  const body = {
    error: 'expired',
    code: 'invite_used',
    message: 'This invite was used already. Sign in instead.',
  };
  const { execute } = world({ 'GET /api/invite/t': answer(410, body) });
  const { data } = await execute('{ inviteLink(token: "t") { invite { email } problem { code } } }');
  expect(data).toEqual({ inviteLink: { invite: null, problem: { code: 'INVITE_USED' } } });
});
