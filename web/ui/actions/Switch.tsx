import type { ReactNode } from 'react';
import { DisabledReason } from '../floats/DisabledReason.tsx';
import { SwitchInput } from './nativeInputs.ts';

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Being saved: shows the requested state and ignores clicks. */
  isBusy?: boolean;
  disabledReason?: ReactNode;
  /** Id of the text that describes it. */
  describedBy?: string;
}

/** A switch outside forms with immediate effect. Its label is for screen readers only. */
export function Switch({ label, isOn, onChange, isBusy, disabledReason, describedBy }: SwitchProps) {
  const isOff = Boolean(disabledReason) || isBusy;
  const draw = (ids: string | undefined, onPress?: () => void) => (
    <SwitchInput
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- checkboxes have their state in checked
      role="switch"
      aria-label={label}
      aria-describedby={ids}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      checked={isOn}
      onChange={() => {
        if (!isOff) onChange(!isOn);
      }}
      onClick={onPress}
    />
  );
  if (!disabledReason) return draw(describedBy);
  return (
    <DisabledReason reason={disabledReason}>
      {({ describedBy: reasonId, onPress }) =>
        draw([describedBy, reasonId].filter(Boolean).join(' '), onPress)
      }
    </DisabledReason>
  );
}
