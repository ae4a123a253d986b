import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/Button.tsx';

interface RevealButtonProps {
  /** The label of the field it belongs to. */
  label: string;
  isShown: boolean;
  onToggle: () => void;
}

/** Shows or hides what a secret field holds; in the Tab order. */
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
      // The focus stays in its field: leaving one may show a mistake there, and move this button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    />
  );
}
