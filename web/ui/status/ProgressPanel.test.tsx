import { act, screen } from '@testing-library/react';
import { announced, renderUi } from '../../testing/renderUi.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { ProgressPanel } from './ProgressPanel.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('exposes name, percentage and message to screen readers', () => {
  renderUi(<ProgressPanel label="Creating cluster" percent={40} message="Installing CNI" />);
  const bar = screen.getByRole('progressbar', { name: 'Creating cluster' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(bar).toHaveAttribute('aria-valuetext', 'Creating cluster, 40 percent, Installing CNI');
  expect(announced()).toBe('Creating cluster, 40 percent, Installing CNI');
});

it('does not announce a change within the same step', () => {
  const { rerender } = renderUi(<ProgressPanel label="Creating" percent={40} />);
  rerender(<ProgressPanel label="Creating" percent={41} />);
  expect(announced()).toBe('Creating, 40 percent');
  rerender(<ProgressPanel label="Creating" percent={100} />);
  expect(announced()).toBe('Creating, 100 percent');
});

it('is not announced on every percent inside a banner', () => {
  renderUi(
    <Banner tone="info" title="Locked">
      <ProgressPanel label="Deleting" percent={40} isQuiet />
    </Banner>,
  );
  const region = screen.getByRole('progressbar').closest('[aria-live], [role=status], [role=alert]');
  expect(region).toHaveAttribute('aria-live', 'off');
});

it('wraps a long name, so that a narrow page does not scroll sideways', () => {
  renderUi(<ProgressPanel label={`Creating ${'a'.repeat(32)}`} percent={40} isQuiet />);
  // jsdom does not apply the cascade layers of Chakra's styles.
  expect(document.head.textContent).toMatch(
    /\[data-part=head\] ?> ?span:first-of-type ?\{[^}]*overflow-wrap: ?anywhere/,
  );
});

it('shows no number while the progress is unknown', () => {
  renderUi(<ProgressPanel label="Preparing" percent={null} isQuiet />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  expect(announced()).toBe('');
});

it('reports when there has been no update for a minute, and again after ten', () => {
  vi.useFakeTimers();
  const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000));
  const { rerender } = renderUi(<ProgressPanel label="Updating" percent={60} message="Draining" isQuiet />);
  expect(screen.getByText('Draining')).toBeInTheDocument();
  pass(2);
  expect(screen.getByText('Still working, nothing new for 2 min')).toBeInTheDocument();
  pass(8);
  expect(screen.getByText('This is taking longer than usual')).toBeInTheDocument();
  rerender(<ProgressPanel label="Updating" percent={70} message="Draining" isQuiet />);
  expect(screen.getByText('Draining')).toBeInTheDocument();
  pass(1);
  expect(screen.getByText('Still working, nothing new for 1 min')).toBeInTheDocument();
});
