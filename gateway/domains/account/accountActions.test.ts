import { describe, expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';
import { userJson, wire } from '../testing.ts';

const state = '{ allowed code message }';
const query = `{ viewer { account {
  viewerCan { rename ${state} manageSecrets ${state} manageCloudToken ${state} manageApiKeys ${state} } } } }`;

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
            viewerCan: {
              rename: allowed,
              manageSecrets: allowed,
              manageCloudToken: allowed,
              manageApiKeys: allowed,
            },
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
            viewerCan: {
              rename: refused('change the team'),
              manageSecrets: refused('change secrets'),
              manageCloudToken: refused('change integrations'),
              manageApiKeys: refused('manage API keys'),
            },
          },
        },
      });
    },
  );

  it.each([
    ['owner', null],
    ['admin', 'Only the owner can choose the identity provider. Ask the owner to change the issuer.'],
    ['master', 'Only the owner can choose the identity provider. Ask the owner to change the issuer.'],
  ])('the issuer of single sign-on as %s: %s', async (permission, message) => {
    const { execute } = testGateway({ upstream: { 'GET /api/user': { data: userJson({ permission }) } } });
    const { data } = await execute(
      '{ viewer { account { viewerCan { manageSso { allowed } changeSsoIssuer { message } } } } }',
    );
    expect(data).toEqual({
      viewer: { account: { viewerCan: { manageSso: { allowed: true }, changeSsoIssuer: { message } } } },
    });
  });

  it('refuses an API key by the scope that it lacks, and every key where a session is required', async () => {
    const scopes = ['secrets:write', 'account:write'];
    const { execute } = testGateway({ upstream: { 'GET /api/user': { data: userJson({ scopes }) } } });
    const { data } = await execute(`{ viewer { account {
      viewerCan { rename ${state} manageSecrets ${state} manageGithub ${state} manageApiKeys ${state} } } } }`);
    expect(data).toMatchObject({
      viewer: {
        account: {
          viewerCan: {
            rename: { allowed: true },
            manageSecrets: { allowed: true },
            manageGithub: {
              code: 'MISSING_SCOPE',
              message: 'This API key lacks the scope integrations:write. Use a key that has it.',
            },
            manageApiKeys: { code: 'SESSION_REQUIRED' },
          },
        },
      },
    });
  });
});
