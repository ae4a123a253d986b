import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton.tsx';
import { SearchInput } from '../actions/SearchInput.tsx';
import { Flex, Text } from '../layout/primitives.ts';
import type { LogView } from './logView.ts';
import { useLogVersion } from './useLogView.ts';

export interface LogSearchProps {
  query: string;
  isInvalid: boolean;
  view: LogView;
  /** Id of the current match; null for none. */
  current: string | null;
  onQuery: (query: string) => void;
  onStep: (by: 1 | -1) => void;
}

/** Search in the lines that are shown, with the number of matches; Enter goes to the next one. */
export function LogSearch({ query, isInvalid, view, current, onQuery, onStep }: LogSearchProps) {
  const { t } = useTranslation('logs');
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
      <Found query={query} isInvalid={isInvalid} view={view} current={current} onStep={onStep} />
    </Flex>
  );
}

/** The number of matches and the way to the next one. Drawn again with each batch of lines. */
function Found({ query, isInvalid, view, current, onStep }: Omit<LogSearchProps, 'onQuery'>) {
  const { t } = useTranslation('logs');
  useLogVersion(view);
  const count = view.matches.length;
  const found = () => {
    if (query === '') return '';
    if (isInvalid) return t('search.invalid');
    if (view.isSearching) return t('search.running');
    const at = current === null ? -1 : view.matches.findIndex(({ id }) => id === current);
    return at < 0 ? t('search.found', { count }) : t('search.at', { at: at + 1, all: count });
  };
  return (
    <>
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
    </>
  );
}
