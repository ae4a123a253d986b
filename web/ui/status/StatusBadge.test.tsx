import { screen } from '@testing-library/react';
import { Star } from 'lucide-react';
import { renderUi } from '../../testing/renderUi.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const badge = (text: string) => screen.getByText(text).parentElement;

it.each(['busy', 'removing', 'progress'] as const)('a %s status spins and shows its word', (tone) => {
  renderUi(<StatusBadge tone={tone} label="Working" />);
  expect(badge('Working')).toHaveAttribute('data-busy');
});

it.each(['ok', 'failed', 'attention', 'neutral'] as const)(
  'a %s status stands still and has an icon',
  (tone) => {
    renderUi(<StatusBadge tone={tone} label="Word" />);
    expect(badge('Word')).not.toHaveAttribute('data-busy');
    expect(badge('Word')?.querySelector('svg')).toBeInTheDocument();
  },
);

it('isBusy overrides whether a status spins', () => {
  renderUi(<StatusBadge tone="neutral" label="Pending" isBusy icon={Star} />);
  renderUi(<StatusBadge tone="busy" label="Queued" isBusy={false} />);
  expect(badge('Pending')).toHaveAttribute('data-busy');
  expect(badge('Queued')).not.toHaveAttribute('data-busy');
});
