import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from '../../../app/RouterLink.tsx';
import { mockEnvironment } from '../../../testing/mockEnvironment.ts';
import { sentBy } from '../../../testing/sentBy.ts';
import { setupUser } from '../../../testing/setupUser.ts';
import { UiProvider } from '../../../ui/UiProvider.tsx';
import { LogPanel } from './LogPanel.tsx';

const time = '2026-11-26T10:00:00.500000000Z';
const id = `${time}~0~web-1`;

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

function show(address: string) {
  const environment = mockEnvironment();
  const element = <LogPanel target="t" label="Log" name="web" suffix="" />;
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  const asked = () => sentBy(environment.mock.getMostRecentOperation());
  const answer = (startCursor: string | null, text: string) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          logs: {
            ...{ text, startCursor, endCursor: id, hasEarlier: true, hasLater: false },
            ...{ hasNoPrevious: false, pods: [] },
          },
        },
      }),
    );
  return { environment, asked, answer, user: setupUser() };
}

it('begins at the line of a link until something else is selected', async () => {
  const { asked, user } = show(`/?line=${encodeURIComponent(id)}`);
  expect(asked()).toMatchObject({ since: '2026-11-26T10:00:00.500Z', previous: false });
  await user.click(screen.getByRole('switch', { name: 'Previous container' }));
  await waitFor(() => expect(asked()).toMatchObject({ previous: true, tail: 100 }));
  expect(asked().since ?? null).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Previous container' }));
  await waitFor(() => expect(asked()).toMatchObject({ previous: false, tail: 100 }));
  expect(asked().since ?? null).toBeNull();
});

it('loads earlier lines once, and says when that failed', async () => {
  const { environment, asked, answer, user } = show('/');
  await answer(id, `${time} web-1 first\n`);
  const earlier = () => screen.getByRole('button', { name: 'Load earlier lines' });
  await user.click(earlier());
  const count = environment.mock.getAllOperations().length;
  expect(asked()).toMatchObject({ before: id, tail: 500 });
  expect(earlier()).toHaveAttribute('aria-busy', 'true');
  await user.click(earlier());
  expect(environment.mock.getAllOperations()).toHaveLength(count);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
  expect(await screen.findByText('Earlier lines could not be loaded')).toBeInTheDocument();
  expect(earlier()).not.toHaveAttribute('aria-busy');
});
