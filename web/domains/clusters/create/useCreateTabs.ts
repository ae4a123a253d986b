import { useSearchParams } from 'react-router-dom';
import { useFieldOnTab } from '../../../forms/config/useFieldOnTab.ts';
import { tabOf, toTab, type CreateTab } from './createTabs.ts';

/** The current tab, kept in the address, and a function that shows a field on any tab. */
export function useCreateTabs(setFocus: (path: string) => void) {
  const [params, setParams] = useSearchParams();
  const tab = toTab(params.get('tab'));
  const open = (next: CreateTab) => setParams({ tab: next }, { replace: true, preventScrollReset: true });
  return { tab, open, focusField: useFieldOnTab({ tab, open, tabOf, setFocus }) };
}
