import { Box, Menu, Portal } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { AppLink } from '../link.tsx';
import { Kbd } from '../text/Kbd.tsx';
import { menu as recipe } from '../theme/floatRecipes.ts';
import type { MenuItem, MenuProps } from './Menu.tsx';

/** One item of a menu: a link, an action or a choice. */
function MenuEntry({ item }: { item: MenuItem }) {
  const reasonId = useId();
  const content = (
    <>
      {item.icon}
      <Menu.ItemText>
        {item.label}
        {item.disabledReason ? <small id={reasonId}>{item.disabledReason}</small> : null}
      </Menu.ItemText>
      {item.isChecked ? <Check aria-hidden data-check /> : null}
      {item.shortcut ? <Kbd shortcut={item.shortcut} /> : null}
    </>
  );
  if (item.disabledReason) {
    // Not `disabled`: the arrow keys would skip the item and its reason.
    return (
      <Menu.Item value={item.label} closeOnSelect={false} aria-disabled aria-describedby={reasonId}>
        {content}
      </Menu.Item>
    );
  }
  if (item.to !== undefined) {
    return (
      <Menu.Item value={item.label} asChild>
        <AppLink to={item.to}>{content}</AppLink>
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      value={item.label}
      role={item.isChecked === undefined ? undefined : 'menuitemradio'}
      aria-checked={item.isChecked}
      data-danger={item.isDanger || undefined}
      onClick={item.onSelect}
    >
      {content}
    </Menu.Item>
  );
}

interface MenuBoxProps extends Required<Pick<MenuProps, 'items' | 'placement'>> {
  ids: { trigger: string; content: string };
  header: ReactNode;
  onClose: () => void;
}

/** An open menu, positioned at its button, which names it and gets the focus back. */
export function MenuBox({ ids, items, header, placement, onClose }: MenuBoxProps) {
  const first = items.find((item) => item !== 'separator');
  return (
    <Menu.Root
      recipe={recipe}
      ids={ids}
      defaultOpen
      defaultHighlightedValue={first?.label}
      loopFocus
      onOpenChange={onClose}
      positioning={{ placement, gutter: 6, strategy: 'fixed' }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content
            tabIndex={-1}
            onKeyDownCapture={(event) => {
              // Chakra's menu swallows Tab. Tab continues from the button, because the menu is at the end of the page.
              if (event.key !== 'Tab') return;
              event.stopPropagation();
              document.getElementById(ids.trigger)?.focus();
              onClose();
            }}
          >
            {header ? (
              <Box
                aria-hidden
                px="3"
                py="2"
                mb="1"
                borderBottom="1px solid"
                borderColor="border"
                textStyle="sm"
              >
                {header}
              </Box>
            ) : null}
            {items.map((item, index) =>
              item === 'separator' ? (
                <Menu.Separator key={index} />
              ) : (
                <MenuEntry key={item.label} item={item} />
              ),
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
