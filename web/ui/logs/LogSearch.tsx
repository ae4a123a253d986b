import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton.tsx';
import { SearchInput } from '../actions/SearchInput.tsx';
import { Flex, Text } from '../layout/primitives.ts';

export interface LogSearchProps {
  query: string;
  isInvalid: boolean;
  isSearching: boolean;
  count: number;
  /** Index of the current match; -1 for none. */
  at: number;
  onQuery: (query: string) => void;
  onStep: (by: 1 | -1) => void;
}

/** Search in the lines that are shown, with the number of matches; Enter goes to the next one. */
export function LogSearch({ query, isInvalid, isSearching, count, at, onQuery, onStep }: LogSearchProps) {
  const { t } = useTranslation('logs');
  const found = () => {
    if (query === '') return '';
    if (isInvalid) return t('search.invalid');
    if (isSearching) return t('search.running');
    if (at < 0) return t('search.found', { count });
    return t('search.at', { at: at + 1, all: count });
  };
  return (
    <Flex
      gap="2"
      align="center"
      flex="1 1 18rem"
      minW="0"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onStep(event.shiftKey ? -1 : 1);
      }}
    >
      <SearchInput label={t('search.label')} value={query} onChange={onQuery} />
      <Text
        color={isInvalid && query !== '' ? 'fg.error' : 'fg.muted'}
        fontSize="sm"
        whiteSpace="nowrap"
        role="status"
      >
        {found()}
      </Text>
      {count > 0 ? (
        <Flex>
          <IconButton
            size="sm"
            label={t('search.previous')}
            icon={<ChevronUp />}
            onClick={() => onStep(-1)}
          />
          <IconButton size="sm" label={t('search.next')} icon={<ChevronDown />} onClick={() => onStep(1)} />
        </Flex>
      ) : null}
    </Flex>
  );
}
