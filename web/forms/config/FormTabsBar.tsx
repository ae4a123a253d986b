import { useFormState } from 'react-hook-form';
import { RouteTabs, type RouteTab } from '../../ui/layout/RouteTabs.tsx';
import { flatten } from '../FormErrors.tsx';
import { errorsByTab } from './tabErrors.ts';

interface FormTab<Tab extends string> extends Pick<RouteTab, 'to' | 'label'> {
  readonly key: Tab;
}

interface FormTabsBarProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly FormTab<Tab>[];
  readonly current: Tab;
  readonly tabOf: (path: string) => Tab;
  readonly onOpen: (tab: Tab) => void;
}

/** The tabs of a form with the number of errors on each; a select on a phone. */
export function FormTabsBar<Tab extends string>(props: FormTabsBarProps<Tab>) {
  const { label, tabs, current, tabOf, onOpen } = props;
  const { errors } = useFormState();
  const keys = tabs.map(({ key }) => key);
  const wrong = errorsByTab(
    keys,
    tabOf,
    flatten(errors).map(({ path }) => path),
  );
  return (
    <RouteTabs
      label={label}
      current={tabs.find(({ key }) => key === current)?.to ?? ''}
      onNavigate={(to) => {
        const tab = tabs.find((one) => one.to === to);
        if (tab) onOpen(tab.key);
      }}
      tabs={tabs.map((tab) => ({
        to: tab.to,
        label: tab.label,
        count: wrong.get(tab.key) || undefined,
        tone: 'failed' as const,
      }))}
    />
  );
}
