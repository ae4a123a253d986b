import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isOutdated } from '../../../lib/isOutdated.ts';
import { Text, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { versionName } from '../versionName.ts';
import type { AppVersion_app$key } from './__generated__/AppVersion_app.graphql.ts';

const inline = { display: 'inline', margin: '0 0.375rem', verticalAlign: '-0.125rem' };

/** The installed version and the newest one, or the version that would be installed. */
export function AppVersion({ app }: { app: AppVersion_app$key }) {
  const { t } = useTranslation('apps');
  const { catalog, installation } = useFragment(
    graphql`
      fragment AppVersion_app on App {
        catalog {
          latestVersion
          ...versionName_catalog
        }
        installation {
          version
        }
      }
    `,
    app,
  );
  const { latestVersion } = catalog;
  const version = installation?.version ?? latestVersion;
  return (
    <Text as="span" textStyle="mono" color="fg.muted" overflowWrap="anywhere">
      <VisuallyHidden>{t('card.version')} </VisuallyHidden>
      {versionName(catalog, version, t)}
      {isOutdated(version, latestVersion) ? (
        <>
          <ArrowRight aria-hidden width={14} height={14} style={inline} />
          <VisuallyHidden> {t('card.latest')} </VisuallyHidden>
          {versionName(catalog, latestVersion, t)}
        </>
      ) : null}
    </Text>
  );
}
