import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { AddonFilter } from './filterAddons.ts';

interface AddonsEmptyProps {
  readonly filter: AddonFilter;
  readonly onChange: (change: Partial<AddonFilter>) => void;
}

/**
 * Why the list is empty, and a button to reset one restriction: first the search, then the category, then the filter.
 */
export function AddonsEmpty({ filter, onChange }: AddonsEmptyProps) {
  const { t } = useTranslation('addons');
  if (filter.search) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('empty.noMatch', { search: filter.search })}
        actions={<Button onClick={() => onChange({ search: '' })}>{t('empty.clearSearch')}</Button>}
      />
    );
  }
  if (filter.category) {
    const showAll = () => onChange({ category: '' });
    return (
      <EmptyState
        kind="noMatch"
        title={t(`empty.category.${filter.show}`)}
        actions={<Button onClick={showAll}>{t('empty.allCategories')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      kind="nothing"
      title={t(`empty.${filter.show}`)}
      actions={<Button onClick={() => onChange({ show: 'all' })}>{t('empty.allAddons')}</Button>}
    />
  );
}
