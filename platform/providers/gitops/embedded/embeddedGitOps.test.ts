import { describe, expect, it } from 'vitest';
import { createMemoryCloudStore } from '../../testing/memoryCloudStore.ts';
import { steppingClock } from '../../testing/steppingClock.ts';
import { gitOpsContract, gitOpsSource, gitOpsTarget } from '../gitops.contract.ts';
import { createEmbeddedGitOps } from './embeddedGitOps.ts';
import { fluxState } from './fluxState.ts';

const make = () => createEmbeddedGitOps({ store: createMemoryCloudStore(), clock: steppingClock() });
gitOpsContract('the embedded Flux', async () => make());

const url = (name: string) => `ssh://git@github.com/acme-labs/${name}.git`;

describe('the embedded Flux', () => {
  it('never becomes ready with the repository never-ready', async () => {
    const installer = make();
    const source = { ...gitOpsSource, url: url('never-ready') };
    await expect(installer.enable(gitOpsTarget, source)).rejects.toMatchObject({ code: 'not_ready' });
    await expect(installer.status(gitOpsTarget)).resolves.toBeNull();
  });

  const readyAt = new Date('2026-01-15T12:00:00Z');
  const instance = {
    url: gitOpsSource.url,
    branch: 'main',
    path: 'clusters/alpha',
    readyAt: readyAt.toISOString(),
  };
  const at = (ms: number, changes = {}) =>
    fluxState({ ...instance, ...changes }, new Date(readyAt.getTime() + ms), 100_000);
  const states = (ms: number, changes = {}) => at(ms, changes).kustomizations.map(({ state }) => state);

  it('applies a new commit part by part', () => {
    expect(states(1_000)).toEqual(['ready', 'ready', 'ready']);
    expect(states(101_000)).toEqual(['ready', 'reconciling', 'reconciling']);
    expect(states(108_000)).toEqual(['ready', 'ready', 'reconciling']);
    expect(states(150_000)).toEqual(['ready', 'ready', 'ready']);
    expect(at(150_000).source.revision).not.toBe(at(50_000).source.revision);
  });

  it('reports the running commit while the next one is applied', () => {
    const [, infrastructure] = at(101_000).kustomizations;
    expect(infrastructure?.lastAppliedRevision).toBe(at(50_000).source.revision);
  });

  it('stalls with the repository stalls', () => {
    const broken = at(50_000, { url: url('stalls') }).kustomizations.at(-1);
    expect(broken).toMatchObject({ state: 'stalled', lastAppliedRevision: null, inventory: [] });
    expect(broken?.message).toContain('kustomize build failed');
  });
});
