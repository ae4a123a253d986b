import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/Button.tsx';
import { useStyles } from '../ui/theme/useStyles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

export interface SecretTextareaFieldProps extends FieldProps {
  rows?: number;
}

/** A secret that may have several lines, such as a certificate: masked until revealed. */
export function SecretTextareaField(props: SecretTextareaFieldProps) {
  const { name, label, rows = 3 } = props;
  const { t } = useTranslation('ui');
  const field = useField(props);
  const styles = useStyles('input', { kind: 'textarea' });
  const [isShown, setShown] = useState(false);
  const reveal = (
    <Button
      variant="ghost"
      size="sm"
      shape="icon"
      aria-label={t(isShown ? 'secret.hide' : 'secret.show', { label })}
      aria-pressed={isShown}
      icon={isShown ? <EyeOff /> : <Eye />}
      // The focus stays in its field: leaving one may show a mistake there, and move this button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <FieldFrame {...props} field={field} aside={reveal}>
      <chakra.textarea
        css={[styles, isShown ? {} : { WebkitTextSecurity: 'disc' }]}
        fontFamily="mono"
        rows={rows}
        {...field.aria}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        {...field.form.register(name)}
      />
    </FieldFrame>
  );
}
