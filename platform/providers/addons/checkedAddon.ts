import { text } from '../../messages/messages.ts';
import { findAddon, type CatalogueAddon } from './catalogue.ts';
import { runsOn } from './compatibility.ts';
import { AddonError, type AddonAction, type AddonTarget } from './port.ts';

/** The catalogue entry. Throws `invalid` without one. */
export function catalogued(name: string): CatalogueAddon {
  const found = findAddon(name);
  if (found) return found;
  const why = text('addon_not_in_catalog');
  throw new AddonError({ kind: 'invalid', code: 'unknown_addon', field: 'addonName', text: why });
}

/** The catalogue entry. Throws `invalid` if the add-on, its version or the Kubernetes version does not match. */
export function checkedAddon(
  { k3sVersion }: Pick<AddonTarget, 'k3sVersion'>,
  { addon, version }: Pick<AddonAction, 'addon' | 'version'>,
): CatalogueAddon {
  const found = catalogued(addon);
  if (version === null) return found;
  const wanted = found.versions.find((one) => one.version === version);
  if (!wanted) {
    const versions = found.versions.map((one) => one.version).join(', ');
    const why = text('addon_version', { title: found.title, version, versions });
    throw new AddonError({ kind: 'invalid', code: 'unknown_version', field: 'version', text: why });
  }
  if (!runsOn(wanted, k3sVersion)) {
    const { min: from = '', max: to = '' } = wanted.kubernetes ?? {};
    const title = `${found.title} ${version}`;
    const why = text('addon_kubernetes', { addon: title, from, to, version: k3sVersion });
    throw new AddonError({ kind: 'invalid', code: 'kubernetes_unsupported', field: 'version', text: why });
  }
  return found;
}
