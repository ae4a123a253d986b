import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button.tsx';

interface RevealButtonProps {
  /** The label of its field. */
  label: string;
  isShown: boolean;
  onToggle: () => void;
}

/** Shows or hides the value of a secret field; in the Tab order. */
export function RevealButton({ label, isShown, onToggle }: RevealButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <Button
      variant="ghost"
      size="sm"
      shape="icon"
      aria-label={t(isShown ? 'secret.hide' : 'secret.show', { label })}
      aria-pressed={isShown}
      icon={isShown ? <EyeOff /> : <Eye />}
      // The focus stays in the field: its blur may show an error and move this button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    />
  );
}
