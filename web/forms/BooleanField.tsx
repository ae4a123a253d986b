import { FieldError } from './FieldFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

export interface BooleanFieldProps extends FieldProps {
  disabledReason?: string;
}

/** What a checkbox and a switch have in common: one input, its label and help, and a switched-off state with a reason. */
export function BooleanField(props: BooleanFieldProps & { look: 'checkbox' | 'switch' }) {
  const { label, help, look, readOnlyReason, disabledReason = readOnlyReason } = props;
  const field = useField({ ...props, help: disabledReason ?? help, isOptional: true });
  const register = field.register();
  const isSwitch = look === 'switch';
  const input = (
    <input
      type="checkbox"
      role={isSwitch ? 'switch' : undefined}
      className={isSwitch ? 'kd-switch' : 'kd-check'}
      {...field.aria}
      aria-disabled={disabledReason ? true : undefined}
      {...register}
      onChange={async (event) => {
        // React reports a change even for a click that was prevented.
        if (!disabledReason) await register.onChange(event);
      }}
      onClick={(event) => {
        if (disabledReason) event.preventDefault();
      }}
    />
  );
  return (
    <div className="kd-field">
      <div className="kd-inline-field" data-side={isSwitch ? 'end' : undefined}>
        {isSwitch ? null : input}
        <div>
          <label htmlFor={field.ids.input}>{label}</label>
          {help || disabledReason ? (
            <div className="kd-field-help" id={field.ids.help}>
              {disabledReason ?? help}
            </div>
          ) : null}
        </div>
        {isSwitch ? input : null}
      </div>
      <FieldError id={field.ids.error} error={field.error} />
    </div>
  );
}
