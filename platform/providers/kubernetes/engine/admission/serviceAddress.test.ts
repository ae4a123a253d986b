import { describe, expect, it } from 'vitest';
import { MemoryState } from '../state/memoryState.ts';
import { freeServiceAddress } from './serviceAddress.ts';

describe('the address of a service', () => {
  it('is the same for a seed as long as it is free, and then the next one', () => {
    const first = freeServiceAddress(new Set(), 'default/web');
    expect(first).toMatch(/^10\.43\.\d+\.\d+$/);
    expect(freeServiceAddress(new Set(), 'default/web')).toBe(first);
    const second = freeServiceAddress(new Set([first]), 'default/web');
    expect(second).not.toBe(first);
  });

  it('differs from those of other services, whoever creates it, and survives updates', () => {
    const state = new MemoryState('5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10', new Date(0));
    const wanted = freeServiceAddress(new Set(), 'default/web');
    const fixed = { metadata: { name: 'fixed', namespace: 'default' }, spec: { clusterIP: wanted } };
    state.create('services', fixed);
    const owner = state.create('configmaps', { metadata: { name: 'owner', namespace: 'default' } });
    const web = state.create(
      'services',
      { metadata: { name: 'web', namespace: 'default' }, spec: {} },
      owner,
    );
    expect(web.spec).toMatchObject({ type: 'ClusterIP', clusterIPs: [web.spec?.clusterIP] });
    expect([undefined, wanted]).not.toContain(web.spec?.clusterIP);
    const labeled = { ...web, metadata: { ...web.metadata, labels: { tier: 'web' } } };
    expect(state.update('services', labeled).spec).toEqual(web.spec);
  });

  it('is left out where there is none', () => {
    const state = new MemoryState('5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10', new Date(0));
    const metadata = (name: string) => ({ name, namespace: 'default' });
    const headless = state.create('services', { metadata: metadata('db'), spec: { clusterIP: 'None' } });
    expect(headless.spec).toMatchObject({ clusterIP: 'None', clusterIPs: ['None'] });
    const spec = { type: 'ExternalName', externalName: 'db.example.com' };
    const external = state.create('services', { metadata: metadata('other'), spec });
    expect(external.spec?.clusterIP).toBeUndefined();
  });
});
