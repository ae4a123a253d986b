import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, currentLocale } from '../../i18n/i18n.ts';
import { usePreferences } from '../../shell/session/usePreferences.ts';
import { Toggle } from '../../ui/actions/Toggle.tsx';
import { useColorMode, type ColorMode } from '../../ui/colorMode.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { Preference } from './Preference.tsx';

const THEMES = [
  { value: 'light', icon: <Sun aria-hidden /> },
  { value: 'dark', icon: <Moon aria-hidden /> },
  { value: 'system', icon: <Monitor aria-hidden /> },
] as const satisfies readonly { value: ColorMode; icon: ReactNode }[];

/** Language and theme: applied immediately and saved to the profile. */
export function PreferencesCard() {
  const { t } = useTranslation('account');
  const { mode } = useColorMode();
  const { chooseTheme, chooseLocale } = usePreferences();
  return (
    <Card>
      <CardHeader title={t('preferences.title')} description={t('preferences.description')} />
      <CardBody pb="2">
        <Preference label={t('preferences.language')}>
          <Toggle
            label={t('preferences.language')}
            value={currentLocale()}
            options={LOCALES.map((value) => ({ value, label: t(`preferences.languages.${value}`) }))}
            onChange={chooseLocale}
          />
        </Preference>
        <Box borderTop="1px solid" borderColor="border" />
        <Preference label={t('preferences.theme')}>
          <Toggle
            label={t('preferences.theme')}
            value={mode}
            options={THEMES.map(({ value, icon }) => ({
              value,
              icon,
              label: t(`preferences.themes.${value}`),
            }))}
            onChange={chooseTheme}
          />
        </Preference>
      </CardBody>
    </Card>
  );
}
