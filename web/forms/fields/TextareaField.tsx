import { chakra } from '@chakra-ui/react';
import { useStyles } from '../../ui/theme/useStyles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

export interface TextareaFieldProps extends FieldProps {
  rows?: number;
  placeholder?: string;
  /** For JSON, YAML and keys: monospace, no spell check. */
  isCode?: boolean;
  maxWidth?: string;
}

/** A multi-line text field. */
export function TextareaField(props: TextareaFieldProps) {
  const { rows = 4, placeholder, isCode } = props;
  const field = useField(props);
  const base = useStyles('input', { kind: 'textarea' });
  return (
    <FieldFrame {...props} field={field}>
      <chakra.textarea
        css={base}
        fontFamily={isCode ? 'mono' : undefined}
        rows={rows}
        placeholder={placeholder}
        {...field.aria}
        readOnly={field.isReadOnly}
        spellCheck={isCode ? false : undefined}
        {...field.register()}
      />
    </FieldFrame>
  );
}
