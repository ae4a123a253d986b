import {
  CircleHelp,
  CreditCard,
  Keyboard,
  Languages,
  LogOut,
  Monitor,
  Moon,
  Sun,
  UserCog,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LOCALES, currentLocale } from '../../i18n/i18n.ts';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { usePreferences } from '../../shell/session/usePreferences.ts';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { Menu } from '../../ui/floats/Menu.tsx';
import type { MenuProps } from '../../ui/floats/Menu.tsx';
import { useColorMode } from '../../ui/colorMode.ts';
import { Text } from '../../ui/layout/primitives.ts';
import { Avatar } from '../../ui/text/Avatar.tsx';
import { openSheet } from '../palette/paletteState.ts';
import { paths } from '../../shell/paths.ts';
import { hasSettings } from '../sections.ts';
import { useAccountItems } from './useAccountItems.tsx';
import { LOCALE_NAMES } from './LocaleSwitch.tsx';

type Items = MenuProps['items'];

const THEMES = [
  { mode: 'light', Icon: Sun },
  { mode: 'dark', Icon: Moon },
  { mode: 'system', Icon: Monitor },
] as const;

/** Menu of the signed-in user: accounts, profile, language, theme, help and sign-out. */
export function UserMenu({ user }: { user: StoredUser }) {
  const { t } = useTranslation();
  const [signOut] = useSignOut();
  const accounts = useAccountItems(user);
  const preferences = usePreferenceItems();
  const items: Items = [
    ...accounts,
    ...(accounts.length > 0 ? ['separator' as const] : []),
    { label: t('menu.editAccount'), icon: <UserCog />, to: paths.settings('account') },
    ...(hasSettings('billing')
      ? [{ label: t('menu.billing'), icon: <CreditCard />, to: paths.settings('billing') }]
      : []),
    'separator',
    ...preferences,
    'separator',
    { label: t('menu.shortcuts'), icon: <Keyboard />, onSelect: openSheet, shortcut: '?' },
    { label: t('nav.help'), icon: <CircleHelp />, to: paths.help() },
    'separator',
    { label: t('nav.signOut'), icon: <LogOut />, onSelect: () => void signOut() },
  ];
  return (
    <Menu
      label={t('menu.label', { name: user.name, email: user.email, role: t(`role.${user.role}`) })}
      trigger={<Avatar name={user.name} src={user.avatarUrl ?? undefined} />}
      buttonProps={{ variant: 'ghost' }}
      header={<Identity user={user} />}
      items={items}
    />
  );
}

/** Who is signed in, in which team and with which role. */
function Identity({ user }: { user: StoredUser }) {
  const { t } = useTranslation();
  const team = user.accounts.find(({ id }) => id === user.accountId)?.name;
  const role = t(`role.${user.role}`);
  return (
    <>
      <Text fontWeight="semibold">{user.name}</Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        {user.email}
      </Text>
      <Text color="fg.muted">{team ? `${team} · ${role}` : role}</Text>
    </>
  );
}

function usePreferenceItems(): Items {
  const { t } = useTranslation();
  const { mode } = useColorMode();
  const { chooseTheme, chooseLocale } = usePreferences();
  const languages = LOCALES.map((locale) => ({
    label: LOCALE_NAMES[locale],
    icon: <Languages />,
    isChecked: currentLocale() === locale,
    onSelect: () => chooseLocale(locale),
  }));
  const themes = THEMES.map(({ mode: choice, Icon }) => ({
    label: t(`theme.${choice}`),
    icon: <Icon />,
    isChecked: mode === choice,
    onSelect: () => chooseTheme(choice),
  }));
  return [...languages, 'separator', ...themes];
}
