import { text } from '../../messages/messages.ts';
import { findApp, findVersion } from './catalogue.ts';
import type { CatalogueApp } from './catalogueApp.ts';
import { AppError, type AppTarget, type AppVersion } from './port.ts';

/** First patches of k3s that read values from Secrets (helm-controller v0.16.7), by minor; all newer minors do. */
const FIRST_PATCHES: ReadonlyMap<number, number> = new Map([
  [31, 8],
  [32, 4],
]);
const FIRST_MINOR = 33;

/** True if that k3s can install apps, whose passwords are values from Secrets. */
function supportsApps(k3sVersion: string): boolean {
  const [, minor = '0', patch = '0'] = /^v?1\.(\d+)\.(\d+)/.exec(k3sVersion) ?? [];
  const first = FIRST_PATCHES.get(Number(minor));
  return first === undefined ? Number(minor) >= FIRST_MINOR : Number(patch) >= first;
}

/** The catalogue entry. Throws `invalid` if there is none. */
export function checkedApp({ app }: Pick<AppTarget, 'app'>): CatalogueApp {
  const found = findApp(app);
  if (found) return found;
  throw new AppError({
    kind: 'invalid',
    code: 'unknown_app',
    field: 'appName',
    text: text('app_not_in_catalog'),
  });
}

/** The version of an app. Throws `invalid` if it has none like that, or if k3s is too old for it. */
export function checkedVersion(app: CatalogueApp, version: string, k3sVersion: string): AppVersion {
  const found = findVersion(app, version);
  if (!found) {
    const versions = app.versions.map((one) => one.version).join(', ');
    const why = text('app_version', { title: app.title, version, versions });
    throw new AppError({ kind: 'invalid', code: 'unknown_version', field: 'version', text: why });
  }
  if (!supportsApps(k3sVersion)) {
    const why = text('app_k3s_too_old', { version: k3sVersion });
    throw new AppError({ kind: 'invalid', code: 'kubernetes_unsupported', field: 'version', text: why });
  }
  return found;
}
