import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface Step {
  id: string;
  label: string;
  hint?: string;
  state: 'done' | 'current' | 'todo' | 'failed';
}

/** Steps of a longer task as an ordered list; the current one is marked for screen readers too. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation('ui');
  return (
    <ol className="kd-stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className="kd-step"
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="kd-step-mark" aria-hidden>
            {step.state === 'done' ? <Check /> : step.state === 'failed' ? <X /> : index + 1}
          </span>
          <div>
            <span>{step.label}</span>
            {step.state === 'current' ? null : (
              <span className="kd-hidden"> ({t(`step.${step.state}`)})</span>
            )}
            {step.hint ? <span className="kd-step-hint">{step.hint}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
