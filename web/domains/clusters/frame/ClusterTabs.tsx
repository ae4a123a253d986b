import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useCommands } from '../../../shell/keys/useCommands.ts';
import type { Command } from '../../../shell/keys/useCommands.ts';
import { Menu } from '../../../ui/floats/Menu.tsx';
import { RouteTabs } from '../../../ui/layout/RouteTabs.tsx';
import { TabShortcut } from './TabShortcut.tsx';
import { useClusterTabs } from './useClusterTabs.ts';
import { useTabCounts } from './useTabCounts.ts';
import type { ClusterTabs_cluster$key } from './__generated__/ClusterTabs_cluster.graphql.ts';
import type { useTabCounts_cluster$key } from './__generated__/useTabCounts_cluster.graphql.ts';

interface ClusterTabsProps {
  readonly cluster: ClusterTabs_cluster$key;
  /** Shows the current tab with a menu of the others, for the collapsed header. */
  readonly isMenu: boolean;
}

/** The tabs of a cluster, also by `g 1`, `g 2`, … and in the palette. */
export function ClusterTabs({ cluster, isMenu }: ClusterTabsProps) {
  const data = useFragment(
    graphql`
      fragment ClusterTabs_cluster on Cluster {
        uuid
        ...useTabCounts_cluster
      }
    `,
    cluster,
  );
  return isMenu ? <Tabs uuid={data.uuid} isMenu /> : <CountedTabs uuid={data.uuid} cluster={data} />;
}

interface TabsProps {
  readonly uuid: string;
  readonly isMenu: boolean;
  readonly counts?: ReturnType<typeof useTabCounts>;
}

function CountedTabs({ uuid, cluster }: { uuid: string; cluster: useTabCounts_cluster$key }) {
  return <Tabs uuid={uuid} isMenu={false} counts={useTabCounts(cluster)} />;
}

function Tabs({ uuid, isMenu, counts }: TabsProps) {
  const { t } = useTranslation('clusters');
  const navigate = useNavigate();
  const tabs = useClusterTabs(uuid);
  const current = tabs.find(({ isCurrent }) => isCurrent);
  const label = t('frame.sections');
  const commands = useMemo(
    () =>
      tabs.map((section, index): Command => ({
        id: `cluster-${section.tab}`,
        group: 'goto',
        label: section.label,
        shortcut: `g ${index + 1}`,
        run: () => void navigate(section.to),
      })),
    [tabs, navigate],
  );
  useCommands(commands);
  return (
    <>
      {tabs.map(({ tab, to, label: name }, index) => (
        <TabShortcut key={tab} keys={`g ${index + 1}`} label={name} to={to} />
      ))}
      {isMenu ? (
        <Menu
          label={label}
          trigger={
            <>
              {current?.label ?? label}
              <ChevronDown aria-hidden />
            </>
          }
          buttonProps={{ size: 'sm' }}
          placement="bottom-start"
          items={tabs.map(({ to, label: name, isCurrent }) => ({ to, label: name, isChecked: isCurrent }))}
        />
      ) : (
        <RouteTabs
          label={label}
          tabs={tabs.map((section) => ({ ...section, ...counts?.[section.tab] }))}
          current={current?.to ?? ''}
          onNavigate={(to) => void navigate(to)}
        />
      )}
    </>
  );
}
