import { useEffect } from 'react';
import { applyPreferences } from './preferences.ts';
import { useCurrentUser } from './useSession.ts';

/** Follows the language and theme of the profile, also when they were changed in another browser. */
export function useProfilePreferences(): void {
  const user = useCurrentUser();
  const locale = user?.locale;
  const prefersDarkMode = user?.prefersDarkMode;
  useEffect(() => {
    if (locale !== undefined && prefersDarkMode !== undefined)
      void applyPreferences({ locale, prefersDarkMode });
  }, [locale, prefersDarkMode]);
}
