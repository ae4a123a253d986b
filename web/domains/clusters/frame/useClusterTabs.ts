import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { CLUSTER_TABS, paths } from '../../../shell/paths.ts';
import type { ClusterTab } from '../../../shell/paths.ts';
import type { PageHandle } from '../../../shell/routes.ts';

export interface ClusterSection {
  readonly tab: ClusterTab;
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** The tabs that have a page, in a fixed order. */
export function useClusterTabs(uuid: string): readonly ClusterSection[] {
  const { t } = useTranslation('clusters');
  const { pathname } = useLocation();
  const matches = useMatches();
  return useMemo(() => {
    const present = matches.flatMap(({ handle }) => (handle as PageHandle | undefined)?.tabs ?? []);
    return CLUSTER_TABS.filter((tab) => present.includes(tab)).map((tab) => {
      const to = paths.cluster(uuid, tab);
      const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
      return { tab, to, label: t(`frame.tab.${tab}`), isCurrent };
    });
  }, [t, pathname, matches, uuid]);
}
