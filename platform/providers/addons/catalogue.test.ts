import { describe, expect, it } from 'vitest';
import { english } from '../../messages/messages.ts';
import { addonCatalogue, addonCategories, findAddon } from './catalogue.ts';

describe('the add-on catalogue', () => {
  it('covers every category without duplicate names', () => {
    expect(new Set(addonCatalogue.map(({ category }) => category))).toEqual(new Set(addonCategories));
    expect(new Set(addonCatalogue.map(({ name }) => name)).size).toBe(addonCatalogue.length);
  });

  it('lists requirements before the add-ons that need them, so that installing in order works', () => {
    const before = new Set<string>();
    for (const { name, requires } of addonCatalogue) {
      expect(
        requires.filter((one) => !before.has(one)),
        name,
      ).toEqual([]);
      before.add(name);
    }
  });

  it('requires no optional add-on for a required one', () => {
    const required = addonCatalogue.filter(({ isRequired }) => isRequired);
    expect(required.map(({ name }) => name)).toEqual([
      'hcloud-ccm',
      'hcloud-csi',
      'system-upgrade-controller',
    ]);
    for (const { requires } of required)
      expect(requires.every((one) => findAddon(one)?.isRequired)).toBe(true);
  });

  it('describes each in one sentence and with the URLs of its chart and documentation', () => {
    for (const { name, description, chart, pods, documentation, changelog } of addonCatalogue) {
      expect(english(description), name).toMatch(/^[A-Z].{20,160}\.$/);
      if (chart) expect(chart.repository, name).toMatch(/^(https|oci):\/\//);
      expect(documentation, name).toMatch(/^https:\/\//);
      expect(changelog !== null, name).toBe(name !== 'cert-issuer');
      expect(pods, name).toBeGreaterThan(0);
    }
  });

  it('has a previous version of the add-ons that can be upgraded', () => {
    expect(findAddon('cert-manager')?.versions.map(({ version }) => version)).toEqual(['v1.19.1', 'v1.18.3']);
    expect(findAddon('traefik')?.versions[0]).toEqual({ version: '37.1.2', appVersion: 'v3.5.3' });
  });
});
