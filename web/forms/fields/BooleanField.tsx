import { CheckInput, SwitchInput } from '../../ui/actions/nativeInputs.ts';
import { Flex } from '../../ui/layout/primitives.ts';
import { InlineField } from '../../ui/layout/InlineField.tsx';
import { FieldError, FieldHelp, FieldRoot } from './FieldFrame.tsx';
import { PermanentTag } from './PermanentTag.tsx';
import { useField, type FieldProps } from './useField.ts';

/** Shared by checkbox and switch: one input with label and help, and a read-only state with a reason. */
export function BooleanField(props: FieldProps & { look: 'checkbox' | 'switch' }) {
  const { label, help, look, readOnlyReason } = props;
  const field = useField({ ...props, isOptional: true });
  const register = field.register();
  const isSwitch = look === 'switch';
  const Input = isSwitch ? SwitchInput : CheckInput;
  const input = (
    <Input
      type="checkbox"
      role={isSwitch ? 'switch' : undefined}
      {...field.aria}
      aria-disabled={field.isReadOnly || undefined}
      {...register}
      onChange={async (event) => {
        // React fires onChange even for a click that was prevented.
        if (!field.isReadOnly) await register.onChange(event);
      }}
      onClick={(event) => {
        if (field.isReadOnly) event.preventDefault();
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
          {help || readOnlyReason ? (
            <FieldHelp id={field.ids.help}>{readOnlyReason ?? help}</FieldHelp>
          ) : null}
        </div>
        {isSwitch ? input : null}
      </InlineField>
      <FieldError id={field.ids.error} error={field.error} />
    </FieldRoot>
  );
}
