import { describe, expect, it } from 'vitest';
import { testGateway } from '../../testing.ts';
import { addonJson, catalogJson, clusterJson, userJson } from '../testing.ts';

interface State {
  code: string | null;
  message: string | null;
}
type Codes = Record<'install' | 'upgrade' | 'rollback' | 'uninstall', string | null>;

interface Situation {
  addon?: Record<string, unknown>;
  others?: unknown[];
  cluster?: string;
  permission?: string;
  required?: boolean;
}

async function codes({
  addon = {},
  others = [],
  cluster = 'active',
  permission = 'owner',
  required = false,
}: Situation) {
  const catalog = [
    catalogJson('base'),
    catalogJson('middle', ['base'], { required, title: 'Middle' }),
    catalogJson('top', ['middle']),
  ];
  const { execute } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission }) },
      'GET /api/clusters/c1': { data: [clusterJson({ status: cluster })] },
      'GET /api/addons/catalog': { data: catalog },
      'GET /api/clusters/c1/addons': { data: [addonJson('middle', addon), ...others] },
    },
  });
  const { data } = await execute<{
    cluster: {
      addons: { edges: { node: { name: string; viewerCan: Record<string, State> } }[] };
    };
  }>(
    `{ cluster(id: "c1") { addons { edges { node { name
       viewerCan { install { code message } upgrade { code message } rollback { code message } uninstall { code message } } } } } } }`,
  );
  const node = data?.cluster.addons.edges.map((edge) => edge.node).find(({ name }) => name === 'middle');
  const of = (member: 'code' | 'message') =>
    Object.fromEntries(
      (['install', 'upgrade', 'rollback', 'uninstall'] as const).map((action) => [
        action,
        node?.viewerCan[action]?.[member],
      ]),
    );
  return { codes: of('code') as Codes, messages: of('message') as Codes };
}

const base = addonJson('base');
const every = (code: string | null): Codes => ({
  install: code,
  upgrade: code,
  rollback: code,
  uninstall: code,
});
const absent: Codes = {
  install: null,
  upgrade: 'NOT_INSTALLED',
  rollback: 'NOT_INSTALLED',
  uninstall: 'NOT_INSTALLED',
};
const present: Codes = { install: 'ALREADY_INSTALLED', upgrade: null, rollback: null, uninstall: null };
const old = { version: '1.0.0', previous_version: '0.9.0' };

describe('add-on actions', () => {
  it.each<[string, Codes]>([
    ['not_installed', absent],
    ['uninstalled', absent],
    ['failed', { ...absent, uninstall: null }],
    ['installing', every('BUSY')],
    ['upgrading', every('BUSY')],
    ['uninstalling', every('BUSY')],
    ['rolling_back', every('BUSY')],
    ['installed', present],
    ['upgraded', present],
    ['rolled_back', present],
    ['uninstall_failed', present],
    ['rollback_failed', present],
  ])('allows with status %s exactly the actions of the table', async (status, expected) => {
    expect((await codes({ addon: { status, ...old }, others: [base] })).codes).toEqual(expected);
  });

  it('explains with the title of the catalogue which action is running', async () => {
    const { messages } = await codes({ addon: { status: 'upgrading', ...old }, others: [base] });
    expect(messages.install).toBe("Middle is being upgraded. You can act again when it's done.");
  });

  it.each([
    ['archived', 'ARCHIVED'],
    ['updating', 'CLUSTER_NOT_ACTIVE'],
    ['inactive', 'CLUSTER_NOT_ACTIVE'],
    ['failed', 'CLUSTER_NOT_ACTIVE'],
  ])('refuses every action on a cluster with status %s, with code %s', async (cluster, code) => {
    expect((await codes({ addon: old, others: [base], cluster })).codes).toEqual(every(code));
  });

  it.each(['master', 'owner', 'admin', 'developer'])('allows everything for %s', async (permission) => {
    expect((await codes({ addon: old, others: [base], permission })).codes).toEqual(present);
  });

  it('refuses everything for read-only roles', async () => {
    expect((await codes({ addon: old, others: [base], permission: 'user' })).codes).toEqual(
      every('FORBIDDEN'),
    );
  });

  it('refuses an installation with missing requirements, by title', async () => {
    const { codes: found, messages } = await codes({ addon: { status: 'not_installed' } });
    expect(found.install).toBe('MISSING_DEPENDENCIES');
    expect(messages.install).toBe('Middle needs BASE. Install that first.');
  });

  it('counts a requirement that is being upgraded as present, and one that is being installed as missing', async () => {
    const state = async (status: string) =>
      (await codes({ addon: { status: 'not_installed' }, others: [addonJson('base', { status })] })).codes
        .install;
    expect(await state('upgrading')).toBeNull();
    expect(await state('installing')).toBe('MISSING_DEPENDENCIES');
  });

  it('refuses to uninstall an add-on that others require, by title', async () => {
    const { codes: found, messages } = await codes({ addon: old, others: [base, addonJson('top')] });
    expect(found).toEqual({ ...present, uninstall: 'HAS_DEPENDENTS' });
    expect(messages.uninstall).toBe('TOP needs Middle. Uninstall that first.');
  });

  it('refuses to uninstall required add-ons', async () => {
    expect((await codes({ addon: old, others: [base], required: true })).codes.uninstall).toBe(
      'REQUIRED_ADDON',
    );
  });

  it('refuses an upgrade of the latest version and a rollback without a previous one', async () => {
    expect((await codes({ others: [base] })).codes).toEqual({
      ...present,
      upgrade: 'UP_TO_DATE',
      rollback: 'NO_PREVIOUS_VERSION',
    });
  });
});
