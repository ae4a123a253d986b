import { Ellipsis } from 'lucide-react';
import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';

/**
 * Chakra's menu is loaded and mounted while it is open: 500 rows with a state machine each take 1,911 ms to mount
 * instead of 474 (Chromium, two cores), and every page would load 37 kB more.
 */
const MenuBox = lazyComponent(() => import('./MenuBox.tsx'), 'MenuBox');

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Renders the item as a link. */
  to?: string;
  isDanger?: boolean;
  /** Shown below the label; the item stays focusable and does nothing. */
  disabledReason?: string;
  shortcut?: string;
  /** For choices: marks the selected one. */
  isChecked?: boolean;
}

export interface MenuProps {
  /** Accessible name of the button and the menu: "Actions for prod-eu". */
  label: string;
  items: readonly (MenuItem | 'separator')[];
  /** Shown above the items, for the eye only: screen readers get the label. */
  header?: ReactNode;
  /** Content of the button; an ellipsis icon without it. */
  trigger?: ReactNode;
  buttonProps?: Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'disabledReason'>;
  placement?: 'bottom-start' | 'bottom-end';
}

/** A button with a menu: arrow keys, Home, End, first letters, Esc; focus returns to the button. */
export function Menu({ label, items, header, trigger, buttonProps, placement = 'bottom-end' }: MenuProps) {
  const [buttonId, menuId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  const shared = {
    id: buttonId,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    onClick: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || buttonProps?.disabledReason) return;
      event.preventDefault();
      setOpen(true);
    },
    ...buttonProps,
  };
  return (
    <>
      {trigger ? (
        <Button aria-label={label} {...shared}>
          {trigger}
        </Button>
      ) : (
        <IconButton label={label} {...shared} icon={<Ellipsis />} />
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <MenuBox
            ids={{ trigger: buttonId, content: menuId }}
            items={items}
            header={header}
            placement={placement}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
