import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/Button.tsx';
import { useStyles } from '../ui/theme/useStyles.ts';

interface RevealInputProps extends ComponentProps<typeof chakra.input> {
  label: string;
  isCode?: boolean;
}

/** A masked input with a reveal button in the Tab order. */
export function RevealInput({ label, isCode, ...rest }: RevealInputProps) {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  const styles = useStyles('input', { kind: isCode ? 'mono' : 'text' });
  return (
    <div className="kd-adorned">
      <chakra.input
        css={styles}
        pe="12"
        {...rest}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
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
    </div>
  );
}
