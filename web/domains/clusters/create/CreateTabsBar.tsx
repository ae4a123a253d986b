import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shell/paths.ts';
import { flatten } from '../../../forms/FormErrors.tsx';
import { RouteTabs } from '../../../ui/layout/RouteTabs.tsx';
import { workerCount } from '../../nodepools/useClusterPrice.ts';
import { CREATE_TABS, errorsByTab, type CreateTab } from './createTabs.ts';
import type { CreateValues } from './values/createValues.ts';

interface CreateTabsBarProps {
  tab: CreateTab;
  onOpen: (tab: CreateTab) => void;
}

const addressOf = (tab: CreateTab) => `${paths.createCluster()}?tab=${tab}`;

/** The tabs of the form with the number of errors on each; node pools show the number of workers. */
export function CreateTabsBar({ tab, onOpen }: CreateTabsBarProps) {
  const { t } = useTranslation('clusters');
  const { errors } = useFormState();
  const pools = useWatch<CreateValues, 'nodePools'>({ name: 'nodePools' });
  const wrong = errorsByTab(flatten(errors).map(({ path }) => path));
  return (
    <RouteTabs
      label={t('create.tabs.label')}
      current={addressOf(tab)}
      onNavigate={(to) => onOpen(CREATE_TABS.find((one) => addressOf(one) === to) ?? 'general')}
      tabs={CREATE_TABS.map((one) => ({
        to: addressOf(one),
        label:
          one === 'nodepools'
            ? t('create.tabs.nodepools', { workers: workerCount(pools) })
            : t(`create.tabs.${one}`),
        count: wrong[one] > 0 ? wrong[one] : undefined,
        tone: 'failed' as const,
      }))}
    />
  );
}
