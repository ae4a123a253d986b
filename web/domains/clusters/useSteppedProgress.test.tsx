import { act, render, screen } from '@testing-library/react';
import { useSteppedProgress } from './useSteppedProgress.ts';

function Bars({ count, target }: { count: number; target: number }) {
  return Array.from({ length: count }, (_, i) => <Bar key={i} target={target} />);
}

const Bar = ({ target }: { target: number }) => <output>{useSteppedProgress(target)}</output>;

/** What the bars show one tick after progress changed from 0 to 50 percent. */
function afterOneTick(count: number): string[] {
  const { rerender } = render(<Bars count={count} target={0} />);
  rerender(<Bars count={count} target={50} />);
  act(() => void vi.advanceTimersByTime(50));
  return screen.getAllByRole('status').map(({ textContent }) => textContent);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('moves a bar by one point per tick', () => {
  expect(afterOneTick(2)).toEqual(['1', '1']);
});

it('jumps to the target if very many bars change', () => {
  expect(new Set(afterOneTick(40))).toEqual(new Set(['50']));
});
