import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../layout/primitives.ts';
import { Input } from './Input.tsx';
import { Button } from './Button.tsx';

export interface SearchInputProps {
  /** Its accessible name, also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list while typing; Esc and the clear button empty it. `/` focuses the first one on a page. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Box position="relative" flex="1 1 14rem" maxW={{ md: 'sm' }} minW="0" role="search">
      <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.muted">
        <Search aria-hidden width={16} height={16} />
      </Box>
      <Input
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        ref={input}
        type="search"
        ps="9"
        pe={value ? '9' : '3'}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          event.preventDefault();
          clear();
        }}
      />
      {value ? (
        <Box position="absolute" insetEnd="1" top="50%" transform="translateY(-50%)">
          <Button
            variant="ghost"
            size="sm"
            shape="icon"
            aria-label={t('clearSearch')}
            icon={<X />}
            onClick={clear}
          />
        </Box>
      ) : null}
    </Box>
  );
}
