import { useTranslation } from 'react-i18next';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { CrumbProps } from '../../../shell/routes.ts';
import query, { type ConfigureAppPageQuery } from './__generated__/ConfigureAppPageQuery.graphql.ts';

/** The breadcrumb of the form of an app: the app's title. */
export function ConfigureAppCrumb({ data }: CrumbProps<PreloadedQuery<ConfigureAppPageQuery>>) {
  const { t } = useTranslation('apps');
  const { cluster } = usePreloadedQuery<ConfigureAppPageQuery>(query, data);
  if (cluster?.app.ok) return cluster.app.value?.catalog.title ?? t('configure.missing.title');
  return t('configure.crumb');
}
