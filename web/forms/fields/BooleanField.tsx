import { CheckInput, SwitchInput } from '../../ui/actions/nativeInputs.ts';
import { Flex } from '../../ui/layout/primitives.ts';
import { InlineField } from '../../ui/layout/InlineField.tsx';
import { FieldError, FieldHelp, FieldRoot } from './FieldFrame.tsx';
import { PermanentTag } from './PermanentTag.tsx';
import { useField, type FieldProps } from './useField.ts';

export interface BooleanFieldProps extends FieldProps {
  disabledReason?: string;
}

/** Shared by checkbox and switch: one input with label and help, and a disabled state with a reason. */
export function BooleanField(props: BooleanFieldProps & { look: 'checkbox' | 'switch' }) {
  const { label, help, look, readOnlyReason, disabledReason = readOnlyReason } = props;
  const field = useField({ ...props, help: disabledReason ?? help, isOptional: true });
  const register = field.register();
  const isSwitch = look === 'switch';
  const Input = isSwitch ? SwitchInput : CheckInput;
  const input = (
    <Input
      type="checkbox"
      role={isSwitch ? 'switch' : undefined}
      {...field.aria}
      aria-disabled={disabledReason ? true : undefined}
      {...register}
      onChange={async (event) => {
        // React fires onChange even for a click that was prevented.
        if (!disabledReason) await register.onChange(event);
      }}
      onClick={(event) => {
        if (disabledReason) event.preventDefault();
      }}
    />
  );
  return (
    <FieldRoot>
      <InlineField justifyContent={isSwitch ? 'space-between' : undefined} gap={isSwitch ? '6' : undefined}>
        {isSwitch ? null : input}
        <div>
          <Flex gap="2" align="baseline" wrap="wrap">
            <label htmlFor={field.ids.input}>{label}</label>
            {props.isPermanent ? <PermanentTag id={field.ids.permanent} /> : null}
          </Flex>
          {help || disabledReason ? (
            <FieldHelp id={field.ids.help}>{disabledReason ?? help}</FieldHelp>
          ) : null}
        </div>
        {isSwitch ? input : null}
      </InlineField>
      <FieldError id={field.ids.error} error={field.error} />
    </FieldRoot>
  );
}
