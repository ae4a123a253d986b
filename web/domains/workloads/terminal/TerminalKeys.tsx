import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';

const KEYS = [
  { label: 'Esc', text: '\u001B' },
  { label: 'Tab', text: '\t' },
  { label: 'Ctrl+C', text: '\u0003' },
  { label: '↑', name: 'up', text: '\u001B[A' },
  { label: '↓', name: 'down', text: '\u001B[B' },
];

/** Keys that the keyboard of a phone lacks. */
export function TerminalKeys({ onInput }: { readonly onInput: (text: string) => void }) {
  const { t } = useTranslation('workloads');
  return (
    <Flex
      role="group"
      aria-label={t('terminal.phoneKeys')}
      gap="2"
      wrap="wrap"
      display={{ base: 'flex', md: 'none' }}
    >
      {KEYS.map(({ label, name, text }) => (
        <Button
          key={label}
          size="sm"
          aria-label={name && t(`terminal.key.${name}`)}
          onClick={() => onInput(text)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
