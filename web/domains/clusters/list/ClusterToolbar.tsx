import { ArrowDown, ArrowUp, LayoutGrid, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { SearchInput } from '../../../ui/actions/SearchInput.tsx';
import { SelectInput } from '../../../ui/actions/SelectInput.tsx';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Box, Flex, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { SORT_KEYS, STATUS_FILTERS, type SortKey } from './clusterOrder.ts';
import { useDebouncedText } from '../../../shell/useDebouncedText.ts';
import type { ListState, View } from './useListState.ts';

interface ClusterToolbarProps {
  readonly state: ListState;
  readonly view: View;
  /** All labels of the clusters. */
  readonly labels: readonly string[];
  readonly onChange: (patch: Partial<ListState>) => void;
  readonly onSort: (key: SortKey) => void;
  /** Whether the switch between cards and table is offered. */
  readonly hasViews: boolean;
}

/** Search, filters by status and label, order and the toggle between cards and table. */
export function ClusterToolbar({
  state,
  view: current,
  labels,
  onChange,
  onSort,
  hasViews,
}: ClusterToolbarProps) {
  const { t } = useTranslation('clusters');
  const [text, setText] = useDebouncedText(state.q, (q) => onChange({ q }));
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="4">
      <SearchInput label={t('list.search')} value={text} onChange={setText} />
      <Box flex={{ base: '1 1 100%', sm: '0 0 auto' }} w={{ sm: '11rem' }}>
        <SelectInput
          label={t('list.filter.label')}
          value={state.status}
          options={STATUS_FILTERS.map((value) => ({ value, label: t(`list.filter.${value}`) }))}
          onChange={(status) => onChange({ status })}
        />
      </Box>
      {labels.length > 0 || state.label !== '' ? (
        <Box flex={{ base: '1 1 100%', sm: '0 0 auto' }} w={{ sm: '13rem' }}>
          <SelectInput
            label={t('list.label.filter')}
            value={state.label}
            options={[
              { value: '', label: t('list.label.all') },
              // The address may name a label that no cluster has.
              ...[...new Set([...labels, state.label])]
                .filter((label) => label !== '')
                .map((label) => ({ value: label, label })),
            ]}
            onChange={(label) => onChange({ label })}
          />
        </Box>
      ) : null}
      {hasViews ? (
        <Box ms="auto" display={{ base: 'none', md: 'block' }}>
          <Toggle<View>
            label={t('list.view.label')}
            value={current}
            options={[
              { value: 'cards', label: t('list.view.cards'), icon: <LayoutGrid aria-hidden /> },
              { value: 'table', label: t('list.view.table'), icon: <Rows3 aria-hidden /> },
            ]}
            onChange={(view) => onChange({ view })}
          />
        </Box>
      ) : null}
      {/* The headings of the table sort it, too; on a phone it has none. */}
      <Box
        flexBasis={hasViews ? '100%' : undefined}
        hideFrom={hasViews && current === 'table' ? 'md' : undefined}
      >
        <SortButtons state={state} onSort={onSort} />
      </Box>
    </Flex>
  );
}

function SortButtons({ state, onSort }: Pick<ClusterToolbarProps, 'state' | 'onSort'>) {
  const { t } = useTranslation('clusters');
  return (
    <Flex role="group" aria-label={t('list.sort.label')} gap="1" wrap="wrap" align="center">
      <Box as="span" aria-hidden color="fg.muted" textStyle="xs" me="1">
        {t('list.sort.label')}
      </Box>
      {SORT_KEYS.map((key) => {
        const isActive = state.sort === key;
        const Arrow = state.isDescending ? ArrowDown : ArrowUp;
        return (
          <Button
            key={key}
            size="sm"
            variant={isActive ? 'secondary' : 'ghost'}
            aria-pressed={isActive}
            onClick={() => onSort(key)}
          >
            {t(`list.sort.${key}`)}
            {isActive ? (
              <>
                <Arrow aria-hidden />
                <VisuallyHidden>
                  {t(state.isDescending ? 'list.sort.descending' : 'list.sort.ascending')}
                </VisuallyHidden>
              </>
            ) : null}
          </Button>
        );
      })}
    </Flex>
  );
}
