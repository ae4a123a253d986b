import { describe, expect, it } from 'vitest';
import { k3sVersions } from '../clusters.rules.ts';
import {
  changedSettings,
  k3sUpgrades,
  settingProblems,
  settingWarnings,
  type Standing,
} from './settings.rules.ts';
import type { Settings } from './settings.fields.rules.ts';
import { partsOf, updateProgress } from './settings.steps.ts';

const now: Settings = {
  k3s_version: 'v1.32.1+k3s1',
  master_ha: false,
  schedule_workloads_on_masters: false,
  embedded_registry_mirror_enabled: false,
  cni_encryption: false,
  ssh_allowed_networks: ['203.0.113.7/32'],
  api_allowed_networks: ['0.0.0.0/0'],
  notes: null,
  labels: [],
};
const standing = (rest: Partial<Standing> = {}): Standing => ({
  current: now,
  wanted: now,
  isHalfDone: false,
  hasCni: true,
  ...rest,
});
const codes = (next: Partial<Settings>, rest: Partial<Standing> = {}) =>
  settingProblems(standing(rest), { ...now, ...next }).map(({ field, code }) => `${field} ${code}`);

describe('versions of k3s', () => {
  it('increase by one minor version at a time', () => {
    expect(k3sUpgrades('v1.31.12+k3s1')).toEqual(['v1.32.8+k3s1', 'v1.32.1+k3s1']);
    expect(k3sUpgrades('v1.32.1+k3s1')).toEqual(['v1.33.4+k3s1', 'v1.32.8+k3s1']);
    expect(k3sUpgrades(k3sVersions[0])).toEqual([]);
  });

  it('are refused when they decrease or skip a minor version, naming the possible version', () => {
    expect(codes({ k3s_version: 'v1.31.12+k3s1' })).toEqual(['k3s_version older_version']);
    const old = { ...now, k3s_version: 'v1.30.14+k3s2' };
    const [problem] = settingProblems(standing({ current: old, wanted: old }), now);
    expect(problem).toMatchObject({ code: 'skipped_version', params: { version: 'v1.31.12+k3s1' } });
  });

  it('cannot decrease below a version that nodes may have after a failed update', () => {
    const wanted = { ...now, k3s_version: 'v1.32.8+k3s1' };
    expect(codes({}, { wanted })).toEqual([]);
    expect(codes({}, { wanted, isHalfDone: true })).toEqual(['k3s_version version_reached']);
    expect(codes({ k3s_version: 'v1.33.4+k3s1' }, { wanted, isHalfDone: true })).toEqual([]);
  });
});

describe('one-way settings', () => {
  it('keep high availability once it is on, or once its servers may have been ordered', () => {
    const on = { ...now, master_ha: true };
    expect(codes({}, { current: on, wanted: on })).toEqual(['master_ha ha_stays']);
    expect(codes({}, { wanted: on })).toEqual([]);
    expect(codes({}, { wanted: on, isHalfDone: true })).toEqual(['master_ha ha_stays']);
  });

  it('do not include encryption with a custom network plug-in', () => {
    expect(codes({ cni_encryption: true }, { hasCni: false })).toEqual(['cni_encryption encryption_foreign']);
    expect(codes({ cni_encryption: true })).toEqual([]);
  });
});

it('warn about price, interruptions and open networks', () => {
  const warned = (next: Partial<Settings>) =>
    settingWarnings(now, { ...now, ...next }).map(({ code }) => code);
  expect(warned({ master_ha: true })).toEqual(['ha_servers', 'api_address']);
  expect(warned({ k3s_version: 'v1.32.8+k3s1' })).toEqual(['api_away']);
  expect(warned({ k3s_version: 'v1.32.8+k3s1', master_ha: true })).toEqual(['ha_servers', 'api_address']);
  expect(warned({ ssh_allowed_networks: ['0.0.0.0/0'] })).toEqual(['ssh_open']);
  expect(warned({ schedule_workloads_on_masters: true })).toEqual([]);
});

it('are compared by value, also lists', () => {
  expect(changedSettings(now, { ...now, ssh_allowed_networks: ['203.0.113.7/32'] })).toEqual([]);
  expect(changedSettings(now, { ...now, notes: 'null' })).toEqual(['notes']);
  expect(changedSettings(now, { ...now, ssh_allowed_networks: ['198.51.100.0/24'] })).toEqual([
    'ssh_allowed_networks',
  ]);
});

describe('the parts of an update', () => {
  const parts = (pending: Partial<Settings>, isRepair = false) =>
    partsOf(pending, { isRepair, isCilium: false });

  it('are those that the settings need', () => {
    expect(parts({ ssh_allowed_networks: [] })).toEqual(['validate', 'firewall', 'ready']);
    expect(parts({ k3s_version: 'v1.33.4+k3s1' })).toEqual(['validate', 'nodes', 'ready']);
    expect(parts({ master_ha: true })).toEqual(['validate', 'masters', 'balancer', 'join', 'ready']);
    expect(parts({}, true)).toEqual(['validate', 'firewall', 'nodes', 'ready']);
    expect(partsOf({ cni_encryption: true }, { isRepair: false, isCilium: true })).toContain('components');
  });

  it('cover the progress from 0 to 100', () => {
    const plan = { parts: parts({ k3s_version: 'v1.33.4+k3s1', master_ha: true }), nodeCount: 5 };
    const reported = plan.parts.flatMap((part) => [0, 0.5, 1].map((at) => updateProgress(plan, part, at)));
    expect(reported[0]).toBe(0);
    expect(reported.at(-1)).toBe(100);
    expect(reported).toEqual([...reported].sort((a, b) => a - b));
  });
});
