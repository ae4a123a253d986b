import { useTranslation } from 'react-i18next';
import { useDebouncedText } from '../../../shell/useDebouncedText.ts';
import { SearchInput } from '../../../ui/actions/SearchInput.tsx';
import { SelectInput } from '../../../ui/actions/SelectInput.tsx';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { APP_SHOWS, type AppFilter, type AppShow } from './filterApps.ts';
import { useCategoryName } from '../useCategoryName.ts';

interface AppsToolbarProps {
  readonly filter: AppFilter;
  readonly counts: Record<AppShow, number>;
  /** The available categories. */
  readonly categories: readonly string[];
  readonly onChange: (change: Partial<AppFilter>) => void;
}

/** Search, all/installed/available and category of the apps. */
export function AppsToolbar({ filter, counts, categories, onChange }: AppsToolbarProps) {
  const { t } = useTranslation('apps');
  const nameOf = useCategoryName();
  // The address is updated after a moment; meanwhile the field keeps the typed text.
  const [text, setText] = useDebouncedText(filter.search, (search) => onChange({ search }));
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchInput label={t('filter.search')} value={text} onChange={setText} />
      <Toggle
        label={t('filter.show')}
        options={APP_SHOWS.map((value) => ({ value, label: t(`filter.${value}`, { count: counts[value] }) }))}
        value={filter.show}
        onChange={(show) => onChange({ show })}
      />
      <Box flex={{ base: '1 1 100%', sm: '0 0 auto' }}>
        <SelectInput
          label={t('filter.category')}
          options={[
            { value: '', label: t('filter.allCategories') },
            ...categories.map((value) => ({ value, label: nameOf(value) })),
          ]}
          value={filter.category}
          onChange={(category) => onChange({ category })}
        />
      </Box>
    </Flex>
  );
}
