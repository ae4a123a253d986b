import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitopsBlocker, enableSteps } from '../../platform/domains/gitops/gitops.rules.ts';
import { stepOf } from '../../gateway/domains/gitops/GitopsStep.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';
import { connectGithub, untilGitopsIs, requestGitops, runningCluster } from '../support/gitops.ts';

let stack: ContractStack;
let owner: Caller;
let id: string;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  owner = await stack.signIn('owner@demo.test');
  id = await runningCluster(stack, owner);
});
afterAll(() => stack.stop());

interface Read {
  cluster: {
    gitops: Record<string, unknown> & {
      viewerCan: { enable: { code: string | null }; disable: { code: string | null } };
    };
  };
}
const read = async (fields: string) =>
  (await stack.run<Read>(`query ($id: ID!) { cluster(id: $id) { gitops { ${fields} } } }`, { id }, owner))
    .cluster.gitops;

/** Checks the action states of the gateway against the platform's rules for this state. */
async function expectTable(status: 'disabled' | 'active' | 'inactive', isEnabled: boolean): Promise<void> {
  const { enable, disable } = (await read('viewerCan { enable { code } disable { code } }')).viewerCan;
  for (const [action, code] of [
    ['enable', enable.code],
    ['disable', disable.code],
  ] as const) {
    const now = { status, isEnabled, clusterStatus: 'active', isOperatorMoving: false };
    expect(code).toBe(gitopsBlocker(action, now)?.toUpperCase() ?? null);
  }
}

const CHANGED = `subscription ($id: ID!) { gitopsChanged(clusterId: $id) { isResync gitops { status progress step message }
  settledGitops { status repository reconciliation { kustomizations { name state lastAppliedRevision } } } } }`;
const ADDONS = 'subscription ($id: ID!) { addonChanged(clusterId: $id) { addon { name } } }';

interface Changed {
  gitopsChanged: {
    gitops: { status: string; progress: number | null; step: string | null } | null;
    settledGitops: { status: string; reconciliation: { kustomizations: object[] } | null } | null;
  };
}

describe('GitOps', () => {
  it('is DISABLED on a cluster that never had it', async () => {
    expect(await read('status isEnabled repository reconciliation { fluxVersion }')).toEqual({
      status: 'DISABLED',
      isEnabled: false,
      repository: null,
      reconciliation: null,
    });
    await expectTable('disabled', false);
  });

  it('requires a GitHub connection, a repository with write access, and a permitted role', async () => {
    expect(await requestGitops(stack, owner, id)).toMatchObject({ code: 'GITHUB_NOT_CONNECTED' });
    await connectGithub(stack, owner);
    expect(await requestGitops(stack, owner, id, 'acme-labs/payments')).toMatchObject({
      issues: [{ path: 'repository', code: 'NO_WRITE_ACCESS' }],
    });
    const user = await stack.signIn('user@demo.test');
    expect(await requestGitops(stack, user, id)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('sends progress to its own subscription and not to that of add-ons', async () => {
    const changes = await stack.subscribe<Changed>(CHANGED, { id }, owner);
    const addons = await stack.subscribe<{ addonChanged: { addon: { name: string } | null } }>(
      ADDONS,
      { id },
      owner,
    );
    // Tests shorten the simulated time so much that it may be set up before the order's response.
    const status = expect.stringMatching(/^(CONFIGURING|ACTIVE)$/) as string;
    expect(await requestGitops(stack, owner, id)).toMatchObject({ gitops: { status } });
    const { gitopsChanged } = await changes.until(({ gitopsChanged: now }) => now.settledGitops !== null);
    expect(gitopsChanged.settledGitops).toMatchObject({ status: 'ACTIVE' });
    expect(gitopsChanged.settledGitops?.reconciliation?.kustomizations[0]).toMatchObject({
      name: 'flux-system',
      state: 'READY',
    });
    const events = changes.items.flatMap(({ data }) => data?.gitopsChanged.gitops ?? []);
    for (const { status: reached, progress, step } of events) {
      if (reached !== 'CONFIGURING' || progress === null || progress <= 10) continue;
      expect(step).not.toBeNull();
    }
    const names = addons.items.flatMap(({ data }) => data?.addonChanged.addon?.name ?? []);
    expect(names).not.toContain('gitops');
    await changes.stop();
    await addons.stop();
  });

  it('prevents uninstalling its operator, in the gateway and the platform', async () => {
    await expectTable('active', true);
    const { cluster } = await stack.run<{
      cluster: {
        addons: {
          edges: { node: { id: string; name: string; viewerCan: { uninstall: { code: string } } } }[];
        };
      };
    }>(
      'query ($id: ID!) { cluster(id: $id) { addons(first: 100) { edges { node { id name viewerCan { uninstall { code } } } } } } }',
      { id },
      owner,
    );
    const operator = cluster.addons.edges.find(({ node }) => node.name === 'flux-operator')?.node;
    expect(operator?.viewerCan.uninstall.code).toBe('GITOPS_ENABLED');
    const refused = await stack.run(
      'mutation ($id: ID!) { uninstallAddon(input: { id: $id }) { ... on RefusedError { code } } }',
      { id: operator?.id },
      owner,
    );
    expect(refused).toEqual({ uninstallAddon: { code: 'GITOPS_ENABLED' } });
  });

  it('becomes INACTIVE when it is disabled', async () => {
    const disable = 'mutation ($id: ID!) { disableGitops(input: { clusterId: $id }) { __typename } }';
    expect(await stack.run(disable, { id }, owner)).toEqual({
      disableGitops: { __typename: 'DisableGitopsPayload' },
    });
    await untilGitopsIs(stack, owner, id, 'INACTIVE');
    await expectTable('inactive', false);
  });
});

it('GitOps steps of the gateway match the progress ranges of the platform', () => {
  for (const [step, { from, to }] of Object.entries(enableSteps)) {
    expect(stepOf({ status: 'configuring', progress: from })).toBe(step);
    expect(stepOf({ status: 'configuring', progress: to - 1 })).toBe(step);
  }
});
