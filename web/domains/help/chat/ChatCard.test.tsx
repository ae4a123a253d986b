import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { ChatCard } from './ChatCard.tsx';
import type { ChatCardTestQuery } from './__generated__/ChatCardTestQuery.graphql.ts';

const show = (chat: object | null) =>
  renderWithRelay<ChatCardTestQuery>(
    graphql`
      query ChatCardTestQuery @relay_test_operation {
        installation {
          ...ChatCard_installation
        }
      }
    `,
    ({ installation }) => <ChatCard installation={installation} />,
    { Installation: () => ({ chat }) },
  );

afterEach(() => {
  delete window.$chatwoot;
});

it('opens the chat, and says so when it could not be loaded', async () => {
  const { user } = show({ __typename: 'Chat' });
  const open = await screen.findByRole('button', { name: 'Open chat' });
  await user.click(open);
  expect(screen.getByText(/could not be loaded/)).toBeInTheDocument();
  const toggle = vi.fn();
  window.$chatwoot = {
    toggle,
    setUser: vi.fn(),
    setLabel: vi.fn(),
    removeLabel: vi.fn(),
    setLocale: vi.fn(),
    reset: vi.fn(),
  };
  await user.click(open);
  expect(toggle).toHaveBeenCalledWith('open');
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('is absent where there is no chat', () => {
  show(null);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
