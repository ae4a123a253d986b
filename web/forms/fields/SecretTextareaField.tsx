import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useStyles } from '../../ui/theme/useStyles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { RevealButton } from './RevealButton.tsx';
import { useField, type FieldProps } from './useField.ts';

export interface SecretTextareaFieldProps extends FieldProps {
  rows?: number;
}

/** A secret with several lines, such as a certificate: masked until revealed. */
export function SecretTextareaField(props: SecretTextareaFieldProps) {
  const { label, rows = 3 } = props;
  const field = useField(props);
  const styles = useStyles('input', { kind: 'textarea' });
  const [isShown, setShown] = useState(false);
  const reveal = <RevealButton label={label} isShown={isShown} onToggle={() => setShown(!isShown)} />;
  return (
    <FieldFrame {...props} field={field} aside={reveal}>
      <chakra.textarea
        css={[styles, isShown ? {} : { WebkitTextSecurity: 'disc' }]}
        fontFamily="mono"
        rows={rows}
        {...field.aria}
        readOnly={field.isReadOnly}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        {...field.register()}
      />
    </FieldFrame>
  );
}
