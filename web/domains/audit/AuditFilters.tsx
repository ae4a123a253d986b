import { useTranslation } from 'react-i18next';
import { withParams } from '../../lib/withParams.ts';
import { useDebouncedText } from '../../shell/useDebouncedText.ts';
import { SearchInput } from '../../ui/actions/SearchInput.tsx';
import { SelectInput } from '../../ui/actions/SelectInput.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { AUDIT_NOUNS, AUDIT_ORIGINS } from './auditFilter.ts';

interface AuditFiltersProps {
  readonly params: URLSearchParams;
  readonly change: (next: (before: URLSearchParams) => URLSearchParams) => void;
}

/** The filters of the log, kept in the address. */
export function AuditFilters({ params, change }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const set = (name: string) => (value: string) => change((before) => withParams(before, { [name]: value }));
  const [search, setSearch] = useDebouncedText(params.get('q') ?? '', set('q'));
  return (
    <Flex gap="3" wrap="wrap" mt="4" px="5" data-screen-only>
      <SearchInput label={t('filter.search')} value={search} onChange={setSearch} />
      <SelectInput
        label={t('filter.noun')}
        value={params.get('noun') ?? ''}
        options={[
          { value: '', label: t('filter.everything') },
          ...AUDIT_NOUNS.map((noun) => ({ value: noun, label: t(`noun.${noun}`) })),
        ]}
        onChange={set('noun')}
      />
      <SelectInput
        label={t('filter.origin')}
        value={params.get('origin') ?? ''}
        options={[
          { value: '', label: t('filter.everywhere') },
          ...AUDIT_ORIGINS.map((origin) => ({ value: origin, label: t(`origin.${origin}`) })),
        ]}
        onChange={set('origin')}
      />
    </Flex>
  );
}
