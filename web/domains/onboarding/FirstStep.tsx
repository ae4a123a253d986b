import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';

interface FirstStepProps {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly action: { readonly label: string; readonly to: string };
  readonly disabledReason?: string;
}

/** One thing to do, with the way to do it; a tick and no button once it is done. */
export function FirstStep({ title, text, isDone, action, disabledReason }: FirstStepProps) {
  const { t } = useTranslation('onboarding');
  return (
    <li data-done={isDone || undefined}>
      <span className="kd-first-step-mark" aria-hidden>
        {isDone ? <CircleCheck /> : null}
      </span>
      <div className="kd-first-step-text">
        <strong>
          {title}
          {isDone ? <span className="kd-hidden"> ({t('start.done')})</span> : null}
        </strong>
        <p>{text}</p>
      </div>
      {isDone ? null : (
        <ButtonLink to={action.to} disabledReason={disabledReason}>
          {action.label}
        </ButtonLink>
      )}
    </li>
  );
}
