import { useCallback } from 'react';
import { graphql } from 'relay-runtime';
import { changeLocale } from '../../i18n/i18n.ts';
import type { AppLocale } from '../../i18n/i18n.ts';
import { toFailed } from '../../relay/mutations/mutationError.ts';
import { useAppMutation } from '../../relay/mutations/useAppMutation.ts';
import { setColorMode } from '../../ui/colorMode.ts';
import type { ColorMode } from '../../ui/colorMode.ts';
import { useFailureToast } from '../useFailure.ts';
import { currentUser, startSession } from './sessionStore.ts';
import { toStoredUser, type StoredUser } from './storedUser.ts';
import type { usePreferencesMutation } from './__generated__/usePreferencesMutation.graphql.ts';

interface Preferences {
  readonly chooseTheme: (mode: ColorMode) => void;
  readonly chooseLocale: (locale: AppLocale) => void;
}

/** Stores a choice before the response arrives, so that a reload keeps it. */
function keep(choice: Partial<Pick<StoredUser, 'locale' | 'prefersDarkMode'>>): void {
  const user = currentUser();
  if (user) startSession({ ...user, ...choice });
}

/** Theme and language: applied immediately, stored in this browser and, when signed in, saved to the profile. */
export function usePreferences(): Preferences {
  const [commit] = useAppMutation<usePreferencesMutation>(graphql`
    mutation usePreferencesMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        ... on UpdateUserPayload @alias(as: "payload") {
          viewer {
            ...storedUser_viewer
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const report = useFailureToast();
  const save = useCallback(
    async (input: usePreferencesMutation['variables']['input']) => {
      if (!currentUser()) return;
      const result = await commit({ input });
      if (result.ok) startSession(toStoredUser(result.payload.viewer));
      else report(result);
    },
    [commit, report],
  );
  const chooseTheme = useCallback(
    (mode: ColorMode) => {
      setColorMode(mode);
      const prefersDarkMode = mode === 'system' ? null : mode === 'dark';
      keep({ prefersDarkMode });
      void save({ prefersDarkMode });
    },
    [save],
  );
  const chooseLocale = useCallback(
    (locale: AppLocale) => {
      const inProfile = locale === 'es' ? 'ES' : 'EN';
      keep({ locale: inProfile });
      changeLocale(locale).catch((error: unknown) => report(toFailed(error)));
      void save({ locale: inProfile });
    },
    [save, report],
  );
  return { chooseTheme, chooseLocale };
}
