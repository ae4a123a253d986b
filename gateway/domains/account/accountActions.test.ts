import { describe, expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';
import { userJson, wire } from '../testing.ts';

const state = '{ allowed code message }';
const query = `{ viewer { account {
  rename ${state} manageSecrets ${state} manageCloudToken ${state} manageApiKeys ${state} } } }`;

describe('account actions by role', () => {
  it.each(['master', 'owner', 'admin'])(
    'allows everything for %s without further calls',
    async (permission) => {
      const { execute } = testGateway({ upstream: { 'GET /api/user': { data: userJson({ permission }) } } });
      const { data, calls } = await execute(query);
      const allowed = { allowed: true, code: null, message: null };
      expect(data).toEqual({
        viewer: {
          account: {
            rename: allowed,
            manageSecrets: allowed,
            manageCloudToken: allowed,
            manageApiKeys: allowed,
          },
        },
      });
      expect(wire(calls)).toEqual(['GET /api/user']);
    },
  );

  it.each(['developer', 'user'])(
    "refuses everything for %s with the platform's message",
    async (permission) => {
      const { execute } = testGateway({ upstream: { 'GET /api/user': { data: userJson({ permission }) } } });
      const { data } = await execute(query);
      const refused = (to: string) => ({
        allowed: false,
        code: 'FORBIDDEN',
        message: `You need the owner or admin role to ${to}.`,
      });
      expect(data).toEqual({
        viewer: {
          account: {
            rename: refused('change the team'),
            manageSecrets: refused('change secrets'),
            manageCloudToken: refused('change integrations'),
            manageApiKeys: refused('manage API keys'),
          },
        },
      });
    },
  );
});
