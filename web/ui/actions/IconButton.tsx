import type { ReactElement } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { Tooltip } from '../floats/Tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'shape' | 'aria-label'> {
  /** Its accessible name, also the tooltip. */
  label: string;
  icon: ReactElement;
}

/** A button with only an icon. */
export function IconButton({ label, icon, variant = 'ghost', disabledReason, ...rest }: IconButtonProps) {
  const button = (
    <Button
      variant={variant}
      shape="icon"
      aria-label={label}
      icon={icon}
      disabledReason={disabledReason}
      {...rest}
    />
  );
  // When disabled, the reason replaces the tooltip.
  return disabledReason ? button : <Tooltip content={label}>{button}</Tooltip>;
}
