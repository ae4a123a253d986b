import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useLastLoaded } from '../../../relay/useLastLoaded.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { EditAppForm } from './EditAppForm.tsx';
import { InstallAppForm } from './InstallAppForm.tsx';
import type { ConfigureAppPage_app$key } from './__generated__/ConfigureAppPage_app.graphql.ts';
import type { ConfigureAppPageQuery } from './__generated__/ConfigureAppPageQuery.graphql.ts';

/** The page that installs an app, or changes an installed one: `?app=…&instance=…`. */
export function ConfigureAppPage() {
  const { cluster } = useOwnedQuery<ConfigureAppPageQuery>(
    graphql`
      query ConfigureAppPageQuery($id: ID!, $name: String!) @preloadable {
        cluster(id: $id) {
          app(name: $name) @catch {
            catalog {
              # eslint-disable-next-line relay/unused-fields -- ConfigureAppCrumb reads it
              title
            }
            installation {
              instanceName
            }
            ...ConfigureAppPage_app
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<ConfigureAppPageQuery>>(),
  );
  const [params] = useSearchParams();
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <LoadedApp key={params.get('app')} result={cluster.app} instance={params.get('instance')} />;
}

interface LoadedAppProps {
  readonly result: NonNullable<ConfigureAppPageQuery['response']['cluster']>['app'];
  readonly instance: string | null;
}

/** After a failed refetch the form stays with the app as it was: what was entered would be lost. */
function LoadedApp({ result, instance }: LoadedAppProps) {
  const { t } = useTranslation('apps');
  const last = useLastLoaded(result.ok ? result.value : undefined);
  const app = result.ok ? result.value : last;
  if (!result.ok && !app) {
    return (
      <Card>
        <MissingData title={t('loadFailed')} />
      </Card>
    );
  }
  const isKnown = app != null && (instance === null || app.installation?.instanceName === instance);
  return isKnown ? <Configuration app={app} /> : <MissingApp />;
}

function MissingApp() {
  const { t } = useTranslation('apps');
  const { clusterId = '' } = useParams();
  return (
    <Card>
      <EmptyState
        kind="nothing"
        title={t('configure.missing.title')}
        actions={<ButtonLink to={paths.cluster(clusterId, 'apps')}>{t('configure.missing.back')}</ButtonLink>}
      >
        {t('configure.missing.text')}
      </EmptyState>
    </Card>
  );
}

function Configuration({ app }: { app: ConfigureAppPage_app$key }) {
  const { t } = useTranslation('apps');
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment ConfigureAppPage_app on App {
        cluster {
          uuid
        }
        catalog {
          title
        }
        installation {
          __typename
        }
        viewerCan {
          install {
            allowed
            code
            ...useActionReason_state
          }
        }
        ...InstallAppForm_app
        ...EditAppForm_app
      }
    `,
    app,
  );
  const { install } = data.viewerCan;
  const { title } = data.catalog;
  // Missing add-ons are installed on the way.
  const canInstall = install.allowed || install.code === 'MISSING_DEPENDENCIES';
  const possible = data.installation ? 'edit' : canInstall ? 'install' : undefined;
  // A form that was shown stays: the app is installed as soon as the form was sent, and the page is left then.
  const [started, setStarted] = useState(possible);
  if (!started && possible) setStarted(possible);
  const mode = started ?? 'refused';
  return (
    <Stack gap="5">
      <div>
        <Heading level={2}>
          {t(mode === 'edit' ? 'configure.edit.title' : 'configure.install.title', { title })}
        </Heading>
        {mode === 'install' ? <Text color="fg.muted">{t('configure.install.intro')}</Text> : null}
      </div>
      {mode === 'edit' ? <EditAppForm app={data} /> : null}
      {mode === 'install' ? <InstallAppForm app={data} /> : null}
      {mode === 'refused' ? (
        <Card>
          <EmptyState
            kind="forbidden"
            title={t('configure.refused')}
            actions={
              <ButtonLink to={paths.cluster(data.cluster.uuid, 'apps')}>
                {t('configure.missing.back')}
              </ButtonLink>
            }
          >
            {reasonOf(install)}
          </EmptyState>
        </Card>
      ) : null}
    </Stack>
  );
}
