import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTabsBar } from '../../../forms/config/FormTabsBar.tsx';
import { paths } from '../../../shell/paths.ts';
import { workerCount } from '../../nodepools/useClusterPrice.ts';
import { CREATE_TABS, tabOf, type CreateTab } from './createTabs.ts';
import type { CreateValues } from './values/createValues.ts';

interface CreateTabsBarProps {
  tab: CreateTab;
  onOpen: (tab: CreateTab) => void;
}

/** The tabs of the form with the number of errors on each; node pools show the number of workers. */
export function CreateTabsBar({ tab, onOpen }: CreateTabsBarProps) {
  const { t } = useTranslation('clusters');
  const pools = useWatch<CreateValues, 'nodePools'>({ name: 'nodePools' });
  return (
    <FormTabsBar
      label={t('create.tabs.label')}
      current={tab}
      tabOf={tabOf}
      onOpen={onOpen}
      tabs={CREATE_TABS.map((key) => ({
        key,
        to: `${paths.createCluster()}?tab=${key}`,
        label:
          key === 'nodepools'
            ? t('create.tabs.nodepools', { workers: workerCount(pools) })
            : t(`create.tabs.${key}`),
      }))}
    />
  );
}
