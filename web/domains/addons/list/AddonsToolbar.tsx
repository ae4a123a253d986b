import { useTranslation } from 'react-i18next';
import { useDebouncedText } from '../../../shell/useDebouncedText.ts';
import { SearchInput } from '../../../ui/actions/SearchInput.tsx';
import { SelectInput } from '../../../ui/actions/SelectInput.tsx';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { ADDON_SHOWS } from './filterAddons.ts';
import type { AddonFilter, AddonShow } from './filterAddons.ts';

/** Up to this many categories are buttons; more become a dropdown. */
const MAX_BUTTONS = 2;

interface AddonsToolbarProps {
  readonly filter: AddonFilter;
  readonly counts: Record<AddonShow, number>;
  /** The available categories. */
  readonly categories: readonly string[];
  readonly onChange: (change: Partial<AddonFilter>) => void;
}

/** Search, all/installed/available and category of the add-ons. */
export function AddonsToolbar({ filter, counts, categories, onChange }: AddonsToolbarProps) {
  const { t } = useTranslation('addons');
  // The address is updated after a moment; meanwhile the field keeps the typed text.
  const [text, setText] = useDebouncedText(filter.search, (search) => onChange({ search }));
  const shows = ADDON_SHOWS.map((value) => ({
    value,
    label: t(`filter.${value}`, { count: counts[value] }),
  }));
  const options = ['', ...categories].map((value) => ({
    value,
    label: t(value === '' ? 'filter.allCategories' : `category.${value}`),
  }));
  const category = {
    label: t('filter.category'),
    options,
    value: filter.category,
    onChange: (value: string) => onChange({ category: value }),
  };
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchInput label={t('filter.search')} value={text} onChange={setText} />
      <Toggle
        label={t('filter.show')}
        options={shows}
        value={filter.show}
        onChange={(show) => onChange({ show })}
      />
      {categories.length <= MAX_BUTTONS ? (
        <Toggle {...category} />
      ) : (
        <Box flex={{ base: '1 1 100%', sm: '0 0 auto' }}>
          <SelectInput {...category} />
        </Box>
      )}
    </Flex>
  );
}
