import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField, FieldProps } from './useField.ts';

interface FieldFrameProps extends FieldProps {
  field: BoundField;
  children: ReactNode;
  /** Instead of a label element, when the control is a group that the label names. */
  isGroup?: boolean;
  /** Right of the label: a link or a count. */
  aside?: ReactNode;
  /** Widest the control may get; hints at what is expected. */
  maxWidth?: string;
}

function LabelText({
  label,
  isOptional,
  readOnlyReason,
}: Pick<FieldProps, 'label' | 'isOptional' | 'readOnlyReason'>) {
  const { t } = useTranslation('ui');
  if (readOnlyReason) return label;
  return (
    <>
      {label}
      {isOptional ? (
        <span className="kd-field-optional"> {t('form.optional')}</span>
      ) : (
        <span className="kd-field-star" aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
}

/** The error under a control; a polite region, so it is read when it appears while typing. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div className="kd-field-live" aria-live="polite">
      {error ? (
        <div className="kd-field-error" id={id}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
}

/** Label above, control, help and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    field,
    children,
    label,
    help,
    isOptional,
    readOnlyReason,
    isGroup,
    aside,
    maxWidth = '35rem',
  } = props;
  const text = <LabelText label={label} isOptional={isOptional} readOnlyReason={readOnlyReason} />;
  return (
    <div
      className="kd-field"
      style={{ maxWidth }}
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup ? `${field.ids.input}-label` : undefined}
    >
      <div className="kd-field-head">
        {isGroup ? (
          <span className="kd-field-label" id={`${field.ids.input}-label`}>
            {text}
          </span>
        ) : (
          <label className="kd-field-label" htmlFor={field.ids.input}>
            {text}
          </label>
        )}
        {aside}
      </div>
      {children}
      {help || readOnlyReason ? (
        <div className="kd-field-help" id={field.ids.help}>
          {readOnlyReason ? <Lock aria-hidden /> : null}
          <span>{readOnlyReason ?? help}</span>
        </div>
      ) : null}
      <FieldError id={field.ids.error} error={field.error} />
    </div>
  );
}
