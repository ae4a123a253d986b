import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { Input } from '../../ui/actions/Input.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'
>;

export interface TextFieldProps extends FieldProps, Native {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel' | 'search'>;
  /** For names, hosts and ids: monospace, no spell check, no capitalisation. */
  isCode?: boolean;
  maxWidth?: string;
  aside?: ReactNode;
  hasAutoFocus?: boolean;
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', isCode, hasAutoFocus } = props;
  const { autoComplete, inputMode, placeholder, maxLength } = props;
  const field = useField(props);
  const isPlain = isCode || type === 'email' || type === 'url';
  return (
    <FieldFrame {...props} field={field}>
      <Input
        isCode={isCode}
        type={type}
        {...field.aria}
        {...{ autoComplete, inputMode, placeholder, maxLength }}
        readOnly={field.isReadOnly}
        spellCheck={isPlain ? false : undefined}
        autoCapitalize={isPlain ? 'none' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where this field is the purpose of the page
        autoFocus={hasAutoFocus}
        {...field.register()}
      />
    </FieldFrame>
  );
}
