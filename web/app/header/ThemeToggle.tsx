import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../shell/session/usePreferences.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { useColorMode } from '../../ui/colorMode.ts';

/** Switches between light and dark; saved to the profile when signed in. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { resolved } = useColorMode();
  const { chooseTheme } = usePreferences();
  const isDark = resolved === 'dark';
  return (
    <IconButton
      variant="ghost"
      label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      icon={isDark ? <Sun size={18} /> : <Moon size={18} />}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
