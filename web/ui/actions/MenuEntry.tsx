import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { AppLink } from '../link.tsx';
import { Kbd } from '../text/Kbd.tsx';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes it a link. */
  to?: string;
  isDanger?: boolean;
  /** Shown under the label; the item stays reachable and does nothing. */
  disabledReason?: string;
  shortcut?: readonly string[];
  /** For choices: marks the current one. */
  isChecked?: boolean;
}

/** One line of a menu: a link, an action or a choice. */
export function MenuEntry({ item, onDone }: { item: MenuItem; onDone: (returnsFocus?: boolean) => void }) {
  const reasonId = useId();
  const content = (
    <>
      {item.icon}
      <span>
        {item.label}
        {item.disabledReason ? <small id={reasonId}>{item.disabledReason}</small> : null}
      </span>
      {item.isChecked ? <Check aria-hidden className="kd-menu-check" /> : null}
      {item.shortcut ? <Kbd keys={item.shortcut} /> : null}
    </>
  );
  if (item.to !== undefined && !item.disabledReason) {
    return (
      <AppLink
        to={item.to}
        className="kd-menu-item"
        role="menuitem"
        tabIndex={-1}
        onClick={() => onDone(false)}
      >
        {content}
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      className="kd-menu-item"
      role={item.isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.isChecked}
      tabIndex={-1}
      data-danger={item.isDanger || undefined}
      aria-disabled={item.disabledReason ? true : undefined}
      aria-describedby={item.disabledReason ? reasonId : undefined}
      onClick={() => {
        if (item.disabledReason) return;
        // Focus returns first, so a dialog opened by the action gives it back to the menu's button.
        onDone();
        item.onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
