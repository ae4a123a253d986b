import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../shell/keys/useCommands.ts';
import { usePreferences } from '../../shell/session/usePreferences.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { useColorMode } from '../../ui/colorMode.ts';
import { DOC_PAGES } from '../../domains/help/docs/docPages.ts';
import { useCrumbs } from '../header/Breadcrumbs.tsx';
import { navItemsFor } from '../layouts/navItems.ts';
import { SETTINGS_TABS, paths } from '../../shell/paths.ts';
import { hasSettings } from '../sections.ts';
import { openSheet } from './paletteState.ts';

/** Commands of every page: navigation, parent pages, settings, and help. */
export function useGeneralCommands(): readonly Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const crumbs = useCrumbs();
  const { resolved } = useColorMode();
  const { chooseTheme } = usePreferences();
  const [signOut] = useSignOut();
  const role = useCurrentUser()?.role;
  return useMemo(() => {
    const go = (to: string) => () => void navigate(to);
    const { main, more } = navItemsFor(role);
    const places = [...main, ...more].map(({ key, to, letter }): Command => ({
      id: `goto-${key}`,
      group: 'goto',
      label: t(`nav.${key}`),
      shortcut: `g ${letter}`,
      run: go(to),
    }));
    const above = crumbs
      .slice(0, -1)
      .filter(({ handle }) => !handle.crumb)
      .map(({ id, to, handle }): Command => ({
        id: `up-${id}`,
        group: 'up',
        label: t(handle.title),
        run: go(to),
      }));
    const sections = SETTINGS_TABS.filter(hasSettings).map((tab): Command => ({
      id: `settings-${tab}`,
      group: 'settings',
      label: t('palette.settingsTab', { tab: t(`settings.${tab}`) }),
      run: go(paths.settings(tab)),
    }));
    const docs = DOC_PAGES.map((id): Command => ({
      id: `doc-${id}`,
      group: 'docs',
      label: t(`help:docs.page.${id}`),
      keywords: [t('palette.group.docs')],
      run: go(paths.docs(id)),
    }));
    const isDark = resolved === 'dark';
    const help: Command[] = [
      { id: 'sheet', group: 'help', label: t('menu.shortcuts'), shortcut: '?', run: openSheet },
      {
        id: 'theme',
        group: 'help',
        label: t(isDark ? 'theme.toLight' : 'theme.toDark'),
        shortcut: 't d',
        run: () => chooseTheme(isDark ? 'light' : 'dark'),
      },
      { id: 'sign-out', group: 'help', label: t('nav.signOut'), run: () => void signOut() },
    ];
    return [...places, ...above, ...sections, ...help, ...docs];
  }, [t, navigate, crumbs, resolved, chooseTheme, signOut, role]);
}
