import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { AppFilter } from './filterApps.ts';

interface AppsEmptyProps {
  readonly filter: AppFilter;
  readonly onChange: (change: Partial<AppFilter>) => void;
}

/**
 * Why the list is empty, and a button to reset one restriction: first the search, then the category, then the filter.
 */
export function AppsEmpty({ filter, onChange }: AppsEmptyProps) {
  const { t } = useTranslation('apps');
  if (filter.search) {
    return (
      <EmptyState
        kind="noMatch"
        level={3}
        title={t('empty.noMatch', { search: filter.search })}
        actions={<Button onClick={() => onChange({ search: '' })}>{t('empty.clearSearch')}</Button>}
      />
    );
  }
  if (filter.category) {
    return (
      <EmptyState
        kind="noMatch"
        level={3}
        title={t(`empty.category.${filter.show}`)}
        actions={<Button onClick={() => onChange({ category: '' })}>{t('empty.allCategories')}</Button>}
      />
    );
  }
  if (filter.show === 'all') return <EmptyState kind="nothing" level={3} title={t('empty.title')} />;
  return (
    <EmptyState
      kind="nothing"
      level={3}
      title={t(`empty.${filter.show}`)}
      actions={<Button onClick={() => onChange({ show: 'all' })}>{t('empty.allApps')}</Button>}
    />
  );
}
