import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'relay-runtime';
import type { versionName_catalog$key } from './__generated__/versionName_catalog.graphql.ts';

/** A version with that of the program in it, where its chart has versions of its own: "0.11.0 (app 9.1.1)". */
export function versionName(
  catalog: versionName_catalog$key | null | undefined,
  version: string | null | undefined,
  t: TFunction<'apps'>,
): string {
  if (!version) return t('version.none');
  const data = readInlineData(
    graphql`
      fragment versionName_catalog on CatalogApp @inline {
        versions {
          version
          appVersion
        }
      }
    `,
    catalog ?? null,
  );
  const appVersion = data?.versions.find((one) => one.version === version)?.appVersion;
  return appVersion && appVersion !== version ? t('version.ofApp', { version, appVersion }) : version;
}
