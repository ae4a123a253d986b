import { act, waitFor } from '@testing-library/react';
import { init, setUser } from '@sentry/browser';
import { graphql } from 'relay-runtime';
import { startSession } from '../../shell/session/sessionStore.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { switchLanguage } from '../../testing/renderUi.tsx';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { storedUser } from '../../testing/storedUser.ts';
import { OutsideServices } from './OutsideServices.tsx';
import type { OutsideServicesTestQuery } from './__generated__/OutsideServicesTestQuery.graphql.ts';

type Data = OutsideServicesTestQuery['response'];

vi.mock('@sentry/browser', () => ({ init: vi.fn(), setUser: vi.fn(), replayIntegration: vi.fn() }));

function ForCurrentUser({ installation, viewer }: Data) {
  const user = useCurrentUser();
  return user && viewer && <OutsideServices installation={installation} viewer={viewer} user={user} />;
}

function show(installation: object) {
  startSession(storedUser());
  return renderWithRelay<OutsideServicesTestQuery>(
    graphql`
      query OutsideServicesTestQuery @relay_test_operation {
        installation {
          ...OutsideServices_installation
        }
        viewer {
          ...OutsideServices_viewer
        }
      }
    `,
    (data) => <ForCurrentUser {...data} />,
    {
      Installation: () => ({ chat: null, sentryDsn: null, ...installation }),
      Viewer: () => ({ chatIdentifierHash: 'h1' }),
    },
  );
}

const becomes = (fields: Parameters<typeof storedUser>[0]) => act(() => startSession(storedUser(fields)));

it('starts error reporting once, and reports the errors of the user who is signed in', async () => {
  const dsn = { sentryDsn: 'https://key@sentry.example/1' };
  const { unmount } = show(dsn);
  await waitFor(() => expect(setUser).toHaveBeenLastCalledWith({ id: 'u1' }));
  becomes({ id: 'u2' });
  expect(setUser).toHaveBeenLastCalledWith({ id: 'u2' });
  unmount();
  expect(setUser).toHaveBeenLastCalledWith(null);
  show(dsn);
  await waitFor(() => expect(setUser).toHaveBeenLastCalledWith({ id: 'u1' }));
  expect(init).toHaveBeenCalledOnce();
});

it('keeps the chat when the language or the profile changes, and empties it after signing out', async () => {
  const chat = {
    setUser: vi.fn(),
    setLabel: vi.fn(),
    removeLabel: vi.fn(),
    setLocale: vi.fn(),
    reset: vi.fn(),
    toggle: vi.fn(),
  };
  window.$chatwoot = chat;
  const { unmount } = show({ chat: { url: 'https://chat.example', websiteToken: 'abc' } });
  await waitFor(() => expect(chat.setUser).toHaveBeenCalled());
  await switchLanguage('es');
  expect(chat.setLocale).toHaveBeenLastCalledWith('es');
  becomes({ name: 'Ana María' });
  expect(chat.setUser).toHaveBeenLastCalledWith('u1', {
    name: 'Ana María',
    email: 'ana@example.com',
    identifier_hash: 'h1',
  });
  expect(chat.reset).not.toHaveBeenCalled();
  unmount();
  expect(chat.reset).toHaveBeenCalledOnce();
  delete window.$chatwoot;
});
