import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
let owner: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  owner = await stack.signIn('owner@demo.test');
});
afterAll(() => stack.stop());

const LOG = `query ($first: Int, $after: String, $last: Int, $before: String, $filter: AuditLogFilter) {
  viewer { account { auditLog(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { id actorName origin action targetName changes { path before after } } }
  } } }
}`;
interface Log {
  viewer: {
    account: {
      auditLog: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
        edges: {
          node: { id: string; origin: string; action: string; actorName: string; targetName: string };
        }[];
      } | null;
    };
  };
}
const read = async (variables: Record<string, unknown> = {}, as = owner) => {
  const { auditLog } = (await stack.run<Log>(LOG, variables, as)).viewer.account;
  if (auditLog === null) throw new Error('the audit log is null');
  return auditLog;
};

describe('the audit log (GET /api/account/audit-log, GET /api/account/audit-log/{id})', () => {
  it('is paginated forwards and backwards, and an entry is refetched by its id', async () => {
    const forward: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({ first: 7, after });
      forward.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    const backward: string[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({ last: 7, before });
      backward.unshift(...page.edges.map(({ node }) => node.id));
      before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
    } while (before !== null);
    const { totalCount } = await read({ first: 0 });
    expect(totalCount).toBeGreaterThan(20);
    expect(new Set(forward).size).toBe(totalCount);
    expect(backward).toEqual(forward);
    const [id] = forward;
    const { node } = await stack.run<{ node: unknown }>(
      'query ($id: ID!) { node(id: $id) { id ... on AuditEntry { action } } }',
      { id },
      owner,
    );
    expect(node).toMatchObject({ id });
  });

  it('distinguishes API keys from console sessions', async () => {
    const { createApiKey } = await stack.run<{ createApiKey: { secret: string } }>(
      'mutation { createApiKey(input: { name: "auditor", scopes: [WRITE] }) { ... on CreateApiKeyPayload { secret } } }',
      {},
      owner,
    );
    await stack.run(
      'mutation { saveGlobalSecret(input: { name: "BY_KEY", value: "planted-value" }) { __typename } }',
      {},
      bearer(createApiKey.secret),
    );
    const { edges } = await read({ first: 2 });
    expect(edges.map(({ node }) => node)).toMatchObject([
      { action: 'secret.save', origin: 'API_KEY', targetName: 'BY_KEY', actorName: 'Olivia Owner' },
      { action: 'api_key.create', origin: 'CONSOLE', targetName: 'auditor' },
    ]);
    expect(JSON.stringify(await read({ first: 100 }))).not.toMatch(/planted-value|kd_/);
  });

  it('is readable by owners and admins only', async () => {
    for (const [who, allowed] of [
      ['admin', true],
      ['developer', false],
      ['user', false],
    ] as const) {
      const as = await stack.signIn(`${who}@demo.test`);
      const { data, codes } = await stack.execute<Log>(LOG, { first: 1 }, as);
      expect([who, data?.viewer.account.auditLog !== null, codes]).toEqual([
        who,
        allowed,
        allowed ? [] : ['FORBIDDEN'],
      ]);
      const state = await stack.run(
        '{ viewer { account { viewerCan { readAuditLog { allowed } } } } }',
        {},
        as,
      );
      expect(state).toEqual({ viewer: { account: { viewerCan: { readAuditLog: { allowed } } } } });
    }
  });
});
