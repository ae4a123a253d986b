import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { refetchMounted } from '../../relay/live/liveStatus.ts';
import { useShortcut } from '../../shell/keys/useShortcut.ts';
import { usePreferences } from '../../shell/session/usePreferences.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { useColorMode } from '../../ui/colorMode.ts';
import { navItemsFor } from '../layouts/navItems.ts';
import type { NavItem } from '../layouts/navItems.ts';
import { closeOverlay, openPalette, openSheet, useOverlay } from './paletteState.ts';

const loadPalette = () => import('./CommandPalette.tsx');
const CommandPalette = lazyPart(loadPalette, 'CommandPalette', 'help');
const AccountDialog = lazyPart(() => import('../header/AccountDialog.tsx'), 'AccountDialog');
const ShortcutSheet = lazyPart(() => import('./ShortcutSheet.tsx'), 'ShortcutSheet');

/** The page's search field, by type or role. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search], main [role=searchbox]')?.focus();
}

/**
 * The global shortcuts, and the dialogs of the layout: the palette is loaded when the browser is idle, the others when
 * first opened.
 */
export function PaletteHost() {
  const { t } = useTranslation();
  const overlay = useOverlay();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        if (!navigator.onLine) return;
        // Ahead of its first use. If this fails, it is loaded when it is opened.
        Promise.all([loadPalette(), loadNamespaces(['help'])]).then(
          () => setLoaded(true),
          () => undefined,
        );
      }),
    [],
  );
  const { resolved } = useColorMode();
  const { chooseTheme } = usePreferences();
  const { main, more } = navItemsFor(useCurrentUser()?.role);
  const global = (key: string) => ({ label: t(`shortcut.${key}`), group: 'global' as const });
  useShortcut('mod+k', openPalette, { ...global('palette'), whileTyping: true });
  useShortcut('?', openSheet, global('sheet'));
  useShortcut('/', focusSearch, global('search'));
  useShortcut('t d', () => chooseTheme(resolved === 'dark' ? 'light' : 'dark'), global('theme'));
  useShortcut('r', () => void refetchMounted(), global('refresh'));
  return (
    <>
      {[...main, ...more].map((item) => (
        <GoTo key={item.key} item={item} />
      ))}
      <Suspense>
        {(isLoaded || overlay === 'palette') && (
          <CommandPalette isOpen={overlay === 'palette'} onClose={closeOverlay} />
        )}
      </Suspense>
      <Suspense>
        {overlay === 'sheet' && <ShortcutSheet onClose={closeOverlay} />}
        {overlay === 'accounts' && <AccountDialog onClose={closeOverlay} />}
      </Suspense>
    </>
  );
}

/** Go-to sequences such as `g d`. */
function GoTo({ item }: { item: NavItem }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useShortcut(`g ${item.letter}`, () => void navigate(item.to), {
    label: t(`nav.${item.key}`),
    group: 'goto',
  });
  return null;
}
