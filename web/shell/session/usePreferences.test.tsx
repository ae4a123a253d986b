import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { storedUser } from '../../testing/storedUser.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { currentUser, startSession } from './sessionStore.ts';
import { usePreferences } from './usePreferences.ts';

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
