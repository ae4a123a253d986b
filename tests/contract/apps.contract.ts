import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogAppJson, installedAppJson } from '../../gateway/domains/apps/apps.testing.ts';
import { addonJson, catalogJson, clusterJson, userJson } from '../../gateway/domains/testing.ts';
import { permissions } from '../../gateway/domains/account/account.upstream.ts';
import { TEST_TOKEN, testGateway } from '../../gateway/testing.ts';
import { can } from '../../platform/domains/account/account.rules.ts';
import { planAllows } from '../../platform/domains/apps/apps.planning.ts';
import {
  appActions,
  appBlocker,
  appCan,
  appStatuses,
  isMoving,
  type AppAction,
  type AppSituation,
} from '../../platform/domains/apps/apps.rules.ts';
import { appPlans } from '../../platform/providers/apps/port.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';
import { runningCluster } from '../support/gitops.ts';

type States = Record<AppAction, string | null>;
interface Code {
  code: string | null;
}
interface Answered {
  cluster: {
    app: {
      viewerCan: { install: Code };
      installation: { viewerCan: Record<Exclude<AppAction, 'install'>, Code> } | null;
    };
  };
}
const ACTIONS = `{ cluster(id: "c1") { app(name: "tested") { viewerCan { install { code } }
  installation { viewerCan { configure { code } upgrade { code } rollback { code } uninstall { code } } } } } }`;

/** The action states that the gateway returns for an app in this situation, from responses like the platform's. */
async function actionStates(now: AppSituation, permission = 'owner', plan = 'standard'): Promise<States> {
  const row = installedAppJson('tested', {
    ...{
      status: now.status,
      version: now.isLatest ? '2.0.0' : '1.0.0',
      previous_version: now.previousVersion,
    },
  });
  const { execute, gateway } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission, plan }) },
      'GET /api/clusters/c1': { data: [clusterJson({ status: now.clusterStatus })] },
      'GET /api/apps/catalog': {
        data: [
          catalogAppJson('tested', {
            plan: now.neededPlan ?? 'free',
            required_addons: ['there', ...now.missing],
          }),
        ],
      },
      'GET /api/clusters/c1/apps': { data: now.status === 'not_installed' ? [] : [row] },
      'GET /api/addons/catalog': { data: ['there', ...now.missing].map((name) => catalogJson(name)) },
      'GET /api/clusters/c1/addons': { data: [addonJson('there')] },
    },
  });
  const { data } = await execute<Answered>(ACTIONS, {}, { token: TEST_TOKEN });
  await gateway.stop();
  const app = (data as Answered).cluster.app;
  const codes = { ...app.installation?.viewerCan, ...app.viewerCan };
  return Object.fromEntries(Object.entries(codes).map(([action, { code }]) => [action, code])) as States;
}

/** The refusal of the platform; while an operation is running, the gateway needs nothing else to refuse. */
function codeOf(action: AppAction, now: AppSituation): string | null {
  const isAllowed = appCan[action].some((status) => status === now.status);
  const isBusy = now.status !== 'not_installed' && isMoving(now.status) && !isAllowed;
  const blocker = appBlocker(action, isBusy ? { ...now, clusterStatus: 'active' } : now);
  return blocker?.toUpperCase() ?? null;
}

const installed: AppSituation = {
  status: 'installed',
  previousVersion: '0.9.0',
  isLatest: false,
  neededPlan: null,
  missing: [],
  clusterStatus: 'active',
};

describe('the permissions of an app', () => {
  const variations: Partial<AppSituation>[] = [
    {},
    { clusterStatus: 'archived' },
    { clusterStatus: 'updating' },
    { previousVersion: null },
    { isLatest: true },
    { neededPlan: 'pro' },
    { missing: ['lacking'] },
  ];
  const situations = [...appStatuses, 'not_installed' as const].flatMap((status) =>
    variations.map((variation) => ({ status, variation })),
  );
  it.each(situations)(
    'are the same in platform and gateway for $status with $variation',
    async ({ status, variation }) => {
      const now = { ...installed, ...variation, status };
      const states = await actionStates(now);
      const actions = status === 'not_installed' ? (['install'] as const) : appActions;
      for (const action of actions) expect([action, states[action]]).toEqual([action, codeOf(action, now)]);
    },
  );

  it.each(permissions)('allow the role %s in the gateway what the platform allows', async (permission) => {
    const { configure } = await actionStates(installed, permission);
    expect(configure).toBe(can(permission, 'apps.manage') ? null : 'FORBIDDEN');
  });

  it.each(appPlans.flatMap((own) => appPlans.map((needed) => ({ own, needed }))))(
    'with the plan $own are the same for an app that needs $needed',
    async ({ own, needed }) => {
      const now = { ...installed, status: 'not_installed' as const, neededPlan: needed };
      const { install } = await actionStates(now, 'owner', own);
      expect(install).toBe(planAllows(own, needed) ? null : 'PLAN_LIMIT');
    },
  );
});

describe('apps against the running platform', () => {
  let stack: ContractStack;
  let owner: Caller;
  let clusterId: string;
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo'] });
    owner = await stack.signIn('owner@demo.test');
    clusterId = await runningCluster(stack, owner);
  });
  afterAll(() => stack.stop());

  it('have a catalogue whose forms and categories the gateway reads', async () => {
    interface Catalogue {
      appCategories: string[];
      catalogApps: { category: string; tabs: { name: string; fields: { name: string }[] }[] }[];
    }
    const { catalogApps, appCategories } = await stack.run<Catalogue>(
      `{ appCategories catalogApps { name category requiredAddons { name }
        tabs { name fields { name type label { message } showIf { field operator value } } } } }`,
      {},
      owner,
    );
    expect(catalogApps.length).toBeGreaterThanOrEqual(40);
    expect(new Set(catalogApps.map(({ category }) => category))).toEqual(new Set(appCategories));
    for (const { tabs } of catalogApps) expect(tabs.flatMap(({ fields }) => fields)).not.toEqual([]);
  });

  it('are installed, configured and uninstalled, with what the platform refuses', async () => {
    const app = 'app { id status revision }';
    const more = '... on InputError { issues { path code } } ... on RefusedError { code }';
    const run = (mutation: string) =>
      stack.run<{ it: Record<string, unknown> }>(`mutation { it: ${mutation} }`, {}, owner);
    const install = (name: string, settings = '[]') =>
      run(
        `installApp(input: { clusterId: "${clusterId}", name: "${name}", settings: ${settings} }) {
          ... on InstallAppPayload { ${app} } ${more} }`,
      );
    expect((await install('memcached', '[{ name: "replicas", value: "0" }]')).it).toEqual({
      issues: [{ path: 'settings.replicas', code: 'SETTING_MINIMUM' }],
    });
    const { it: pending } = await install('memcached');
    expect(pending).toMatchObject({ app: { status: 'PENDING', revision: 1 } });
    const { id } = pending['app'] as { id: string };
    const status = async () => {
      const query = `query ($id: ID!) { node(id: $id) { ... on InstalledApp { status } } }`;
      return (
        (await stack.run<{ node: { status: string } | null }>(query, { id }, owner)).node?.status ?? null
      );
    };
    await expect.poll(status, { timeout: 60_000 }).toBe('INSTALLED');
    const stale = await run(
      `configureApp(input: { id: "${id}", revision: 0, settings: [{ name: "replicas", value: "2" }] }) {
        ... on ConflictError { currentApp { id } } }`,
    );
    expect(stale.it).toEqual({ currentApp: { id } });
    const removed = await run(
      `uninstallApp(input: { id: "${id}" }) { ... on UninstallAppPayload { ${app} } }`,
    );
    expect(removed.it).toMatchObject({ app: { status: 'UNINSTALLING' } });
    await expect.poll(status, { timeout: 60_000 }).toBeNull();
  });
});
