import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatList } from '../../lib/list.ts';
import { paths } from '../../shell/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useLocale } from '../../ui/locale.ts';
import type { OverLimitBanner_usage$key } from './__generated__/OverLimitBanner_usage.graphql.ts';

/** Says what to reduce until the account fits its plan; its clusters do not open before. */
export function OverLimitBanner({ usage }: { usage: OverLimitBanner_usage$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment OverLimitBanner_usage on AccountUsage {
        activeClusters
        maxClusters
        archivedClusters
        maxArchivedClusters
        users
        maxUsers
      }
    `,
    usage,
  );
  const clusters = data.activeClusters - data.maxClusters;
  const archived = data.archivedClusters - data.maxArchivedClusters;
  const users = data.users - data.maxUsers;
  const steps = [
    // Archiving helps only while archived clusters have room.
    ...(clusters > 0
      ? [t(`banner.overLimit.${archived < 0 ? 'clusters' : 'onlyDelete'}`, { count: clusters })]
      : []),
    ...(archived > 0 ? [t('banner.overLimit.archived', { count: archived })] : []),
    ...(users > 0 ? [t('banner.overLimit.users', { count: users })] : []),
  ];
  return (
    <Banner
      isFlush
      tone="warning"
      title={t('banner.overLimit.title')}
      actions={
        <>
          {users > 0 ? (
            <ButtonLink to={paths.settings('users')} size="sm">
              {t('banner.overLimit.manageUsers')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={paths.settings('billing')} size="sm">
            {t('banner.overLimit.action')}
          </ButtonLink>
        </>
      }
    >
      {t('banner.overLimit.text', { steps: formatList(steps, locale) })}
    </Banner>
  );
}
