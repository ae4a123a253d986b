import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCommands } from '../../../shell/keys/useCommands.ts';
import type { Command } from '../../../shell/keys/useCommands.ts';
import { Menu } from '../../../ui/actions/Menu.tsx';
import { RouteTabs } from '../../../ui/layout/RouteTabs.tsx';
import { TabShortcut } from './TabShortcut.tsx';
import { useClusterTabs } from './useClusterTabs.ts';

interface ClusterTabsProps {
  readonly uuid: string;
  /** As the name of the section with a menu of the others, for the folded head. */
  readonly isMenu: boolean;
}

/** The sections of a cluster, also under `g 1`, `g 2`, … and in the palette. */
export function ClusterTabs({ uuid, isMenu }: ClusterTabsProps) {
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
          tabs={tabs}
          current={current?.to ?? ''}
          onNavigate={(to) => void navigate(to)}
        />
      )}
    </>
  );
}
