import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Stack, Text } from '../../../ui/layout/primitives.ts';
import { AppEndpoints } from '../AppEndpoints.tsx';
import { appLook } from '../appStatus.ts';
import { AppLogin } from './AppLogin.tsx';
import type { AppAccess_app$key } from './__generated__/AppAccess_app.graphql.ts';

/** How an installed app is reached: addresses, users, and where their passwords lie. */
export function AppAccess({ app }: { app: AppAccess_app$key }) {
  const { t } = useTranslation('apps');
  const data = useFragment(
    graphql`
      fragment AppAccess_app on InstalledApp {
        status
        cluster {
          uuid
        }
        endpoints {
          username
          passwordSecret {
            name
            key
          }
          ...AppLogin_endpoint
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...appEndpointFields_endpoint
        }
        ...AppEndpoints_app
      }
    `,
    app,
  );
  const { endpoints, cluster } = data;
  const { isMoving, hasFailed } = appLook(data.status);
  if (endpoints.length === 0 && hasFailed) return null;
  // Several addresses often share one sign-in.
  const logins = new Map(
    endpoints
      .filter(({ username, passwordSecret }) => username != null || passwordSecret != null)
      .map((endpoint) => {
        const { username, passwordSecret } = endpoint;
        return [[username, passwordSecret?.name, passwordSecret?.key].join('/'), endpoint];
      }),
  );
  const hasSecret = endpoints.some(({ passwordSecret }) => passwordSecret != null);
  return (
    <Stack as="section" gap="3" aria-labelledby="app-access">
      <Heading level={3} textStyle="sm" id="app-access">
        {t('access.title')}
      </Heading>
      {endpoints.length > 0 ? (
        <AppEndpoints app={data} />
      ) : (
        <Text color="fg.muted">{t(isMoving ? 'access.installing' : 'access.none')}</Text>
      )}
      {[...logins].map(([key, endpoint]) => (
        <AppLogin key={key} endpoint={endpoint} />
      ))}
      {hasSecret ? (
        <div>
          <TextLink to={paths.cluster(cluster.uuid, 'secrets')}>{t('access.toSecrets')}</TextLink>
        </div>
      ) : null}
    </Stack>
  );
}
