import { Ellipsis } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { useFloat, type Placement } from './useFloat.ts';
import { useMenuKeys } from './useMenuKeys.ts';

export interface MenuProps {
  /** Names the button and the menu: "Actions for prod-eu". */
  label: string;
  items: readonly (MenuItem | 'separator')[];
  /** Content of the button; an ellipsis icon without it. */
  trigger?: ReactNode;
  buttonProps?: Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'disabledReason'>;
  placement?: Placement;
}

/** A button with a menu: arrow keys, Home, End, first letters, Esc; focus comes back to the button. */
export function Menu({ label, items, trigger, buttonProps, placement = 'bottom-end' }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFloat(anchor, list, isOpen, placement);

  const close = (returnsFocus = true) => {
    setOpen(false);
    if (returnsFocus) button.current?.focus();
  };
  const onKeyDown = useMenuKeys({ list, isOpen, close });
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    setOpen(true);
  };

  const shared = {
    ref: button,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
    onKeyDown: onTriggerKey,
    ...buttonProps,
  };
  return (
    <span
      role="presentation"
      className="kd-float-anchor"
      ref={anchor}
      onBlur={(event) => {
        if (isOpen && !anchor.current?.contains(event.relatedTarget)) close(false);
      }}
    >
      {trigger ? (
        <Button aria-label={label} {...shared}>
          {trigger}
        </Button>
      ) : (
        <IconButton label={label} {...shared} icon={<Ellipsis />} />
      )}
      {isOpen ? (
        <div
          className="kd-float kd-menu"
          role="menu"
          id={id}
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          ref={list}
          onKeyDown={onKeyDown}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              <hr key={index} />
            ) : (
              <MenuEntry key={item.label} item={item} onDone={close} />
            ),
          )}
        </div>
      ) : null}
    </span>
  );
}
