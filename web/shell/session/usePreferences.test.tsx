import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { currentLocale } from '../../i18n/i18n.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { storedUser } from '../../testing/storedUser.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { currentUser, startSession } from './sessionStore.ts';
import { useProfilePreferences } from './useProfilePreferences.ts';
import { usePreferences } from './usePreferences.ts';

it('applies a language and theme that were changed in another browser', async () => {
  const user = storedUser({ locale: 'EN', prefersDarkMode: false });
  startSession(user);
  renderHook(() => useProfilePreferences());
  act(() => startSession({ ...user, locale: 'ES', prefersDarkMode: true }));
  await waitFor(() => expect(currentLocale()).toBe('es'));
  expect(document.documentElement).toHaveClass('dark');
});

it('stores a chosen language before the response arrives', () => {
  startSession(storedUser({ locale: 'EN' }));
  const environment = mockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider>{children}</UiProvider>
    </RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => usePreferences(), { wrapper });
  act(() => result.current.chooseLocale('es'));
  expect(currentUser()?.locale).toBe('ES');
});
