import type { ReactElement } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'shape' | 'aria-label'> {
  /** Its name, also the tooltip. */
  label: string;
  icon: ReactElement;
}

/** A button that shows only an icon. */
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
  // Switched off, the reason takes the tooltip's place.
  return disabledReason ? button : <Tooltip content={label}>{button}</Tooltip>;
}
