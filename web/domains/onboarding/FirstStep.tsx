import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/layout/primitives.ts';

interface FirstStepProps {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** The button or link that does it; gone once it is done. */
  readonly action: ReactNode;
  /** Below, while it is being done in place. */
  readonly children?: ReactNode;
}

/** One thing to do, with the way to do it; a tick and no button once it is done. */
export function FirstStep({ title, text, isDone, action, children }: FirstStepProps) {
  const { t } = useTranslation('onboarding');
  return (
    <li data-done={isDone || undefined}>
      <span className="kd-first-step-mark" aria-hidden>
        {isDone ? <CircleCheck /> : null}
      </span>
      <div className="kd-first-step-text">
        <strong>
          {title}
          {isDone ? <VisuallyHidden> ({t('start.done')})</VisuallyHidden> : null}
        </strong>
        <p>{text}</p>
      </div>
      {isDone ? null : action}
      {isDone || !children ? null : <div className="kd-first-step-form">{children}</div>}
    </li>
  );
}
