import { act, render, screen } from '@testing-library/react';
import { setLink } from '../../relay/live/liveStatus.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { LiveChip } from './LiveChip.tsx';

const chip = () => screen.queryByText('Live updates paused — reconnecting…');

afterEach(() => act(() => setLink('socket', true)));

describe('LiveChip', () => {
  it('is hidden while updates arrive', () => {
    render(<LiveChip />, { wrapper: UiProvider });
    expect(chip()).toBeNull();
  });

  it('shows that updates are interrupted, and disappears when they are restored', async () => {
    render(<LiveChip />, { wrapper: UiProvider });
    act(() => setLink('socket', false));
    expect(chip()).toBeInTheDocument();
    act(() => setLink('socket', true));
    expect(chip()).toBeNull();
    expect(await screen.findByText(/back online/i)).toBeInTheDocument();
  });

  it('waits for every link before it disappears', () => {
    render(<LiveChip />, { wrapper: UiProvider });
    act(() => setLink('socket', false));
    act(() => setLink('platform', false));
    act(() => setLink('socket', true));
    expect(chip()).toBeInTheDocument();
    act(() => setLink('platform', true));
    expect(chip()).toBeNull();
  });
});
