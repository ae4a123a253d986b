import { screen } from '@testing-library/react';
import { renderUi, switchLanguage } from '../../testing/renderUi.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1000);

it('is short on screen and complete for screen readers', async () => {
  renderUi(<RelativeTime at={ago(5)} />);
  const time = screen.getByText('5m ago').closest('time');
  expect(screen.getByText('5m ago')).toHaveAttribute('aria-hidden');
  expect(time).toHaveTextContent('5 minutes ago (');
  await switchLanguage('es');
  expect(time).toHaveTextContent('hace 5 minutos (');
});

it('shows the absolute time with its zone on keyboard focus', async () => {
  const { user } = renderUi(<RelativeTime at={ago(0)} />);
  expect(screen.getAllByText(/just now/).length).toBeGreaterThan(0);
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/\d{4}, \d\d:\d\d UTC/);
});

it('falls back to the date after 30 days', () => {
  renderUi(<RelativeTime at="2020-02-03T10:00:00Z" />);
  expect(screen.getByText('3 Feb 2020')).toBeInTheDocument();
});
