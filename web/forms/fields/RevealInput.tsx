import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Input, type InputProps } from '../../ui/actions/Input.tsx';
import { RevealButton } from './RevealButton.tsx';

interface RevealInputProps extends InputProps {
  label: string;
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
  return (
    <Adorned>
      <Input
        isCode={isCode}
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
