import { chakra } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { useStyles } from '../ui/theme/useStyles.ts';
import { RevealButton } from './RevealButton.tsx';

interface RevealInputProps extends ComponentProps<typeof chakra.input> {
  label: string;
  isCode?: boolean;
}

const Adorned = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    '& > button': { position: 'absolute', right: '1', top: '50%', transform: 'translateY(-50%)' },
  },
});

/** A masked input with a reveal button in the Tab order. */
export function RevealInput({ label, isCode, ...rest }: RevealInputProps) {
  const [isShown, setShown] = useState(false);
  const styles = useStyles('input', { kind: isCode ? 'mono' : 'text' });
  return (
    <Adorned>
      <chakra.input
        css={styles}
        pe="12"
        {...rest}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <RevealButton label={label} isShown={isShown} onToggle={() => setShown(!isShown)} />
    </Adorned>
  );
}
