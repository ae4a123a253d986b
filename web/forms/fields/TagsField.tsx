import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { get, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useMessage } from '../messages.ts';
import { useField, useIsReadOnly, type FieldProps } from './useField.ts';

const SEPARATORS = /[\s,;]+/;

const Tags = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'center', md: 'stretch' },
    gap: '1.5',
    minHeight: { base: '11', md: '9' },
    py: '1',
    px: '1.5',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.panel',
    '&:focus-within': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: 'border.error' },
    '& > input': {
      flex: '1',
      minWidth: '8rem',
      minHeight: '1.625rem',
      px: '1.5',
      bg: 'transparent',
      fontFamily: 'mono',
      fontSize: { base: 'md', md: '0.8125rem' },
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: 'fg.subtle', opacity: '1' },
    },
  },
});
const Tag = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: '1.625rem',
    paddingLeft: '2',
    borderRadius: 'sm',
    bg: 'gray.subtle',
    color: 'fg',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    '&[data-invalid]': { bg: 'danger.subtle', color: 'danger.onSubtle' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      borderRadius: 'sm',
      cursor: 'pointer',
      color: 'inherit',
      _hover: { bg: 'bg.muted' },
    },
    _icon: { boxSize: '3.5' },
  },
});

/** Splits pasted or typed text into entries, without blanks and duplicates. */
function splitEntries(text: string, existing: readonly string[]): string[] {
  return [...new Set(text.split(SEPARATORS).filter((entry) => entry !== '' && !existing.includes(entry)))];
}

export interface TagsFieldProps extends FieldProps {
  placeholder?: string;
}

/** A list of short entries such as CIDR ranges: Enter, comma or blur adds, paste splits, Backspace removes. */
export function TagsField(props: TagsFieldProps) {
  const { name, label, placeholder } = props;
  const { t } = useTranslation('ui');
  const announce = useAnnounce();
  const resolve = useMessage();
  const isReadOnly = useIsReadOnly(props);
  const help = props.help ?? (isReadOnly ? undefined : t('tags.hint'));
  const field = useField({ ...props, help });
  const { field: bound, formState } = useController<Record<string, string[] | undefined>>({ name });
  const { ref, value: entries = [], onChange, onBlur } = bound;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const itemError = (index: number): string | undefined => {
    const text: unknown = get(formState.errors, `${name}.${index}.message`);
    return typeof text === 'string' ? text : undefined;
  };
  const firstItemError = entries.map((_entry, index) => itemError(index)).find(Boolean);
  const error = field.error ?? resolve(firstItemError, label);

  const add = (raw: string) => {
    const added = splitEntries(raw, entries);
    setText('');
    if (added.length === 0 || isReadOnly) return;
    onChange([...entries, ...added]);
    announce(t('tags.added', { values: added.join(', ') }));
  };
  const remove = (at: number) => {
    const value = entries[at];
    if (value === undefined || isReadOnly) return;
    onChange(entries.filter((_entry, index) => index !== at));
    announce(t('tags.removed', { value }));
    input.current?.focus();
  };
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.target !== input.current || isReadOnly) return;
    const added = splitEntries(text, entries);
    if (added.length === 0) return;
    flushSync(() => {
      setText('');
      // Unlike `onChange`, this marks the form as changed without waiting for its validation.
      field.form.setValue(name, [...entries, ...added], { shouldDirty: true });
    });
    announce(t('tags.added', { values: added.join(', ') }));
  });
  // A dialog reads Escape while the event is captured by the document, before React gets it, and asks if it has changed.
  useEffect(() => {
    window.addEventListener('keydown', onEscape, true);
    return () => window.removeEventListener('keydown', onEscape, true);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' && text !== '') || event.key === ',') {
      // Ctrl or ⌘ with Enter submits the form, with what is typed here.
      if (event.key === ',' || !(event.ctrlKey || event.metaKey)) event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '') remove(entries.length - 1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!SEPARATORS.test(pasted.trim())) return;
    event.preventDefault();
    add(text + pasted);
  };

  return (
    <FieldFrame {...props} help={help} field={{ ...field, error }}>
      <Tags data-invalid={error ? true : undefined}>
        <ul aria-label={t('tags.list', { label })} style={{ display: 'contents' }}>
          {entries.map((entry, index) => (
            <Tag key={entry} data-invalid={itemError(index) ? true : undefined}>
              <span>{entry}</span>
              {isReadOnly ? null : (
                <button
                  type="button"
                  aria-label={t('tags.remove', { value: entry })}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden />
                </button>
              )}
            </Tag>
          ))}
        </ul>
        <input
          {...field.aria}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && !field.error ? field.ids.error : '', field.aria['aria-describedby']]
              .filter(Boolean)
              .join(' ') || undefined
          }
          ref={(element) => {
            input.current = element;
            ref(element);
          }}
          name={name}
          value={text}
          placeholder={entries.length === 0 ? placeholder : undefined}
          readOnly={isReadOnly}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            add(text);
            if (field.isChanged()) onBlur();
          }}
        />
      </Tags>
    </FieldFrame>
  );
}
