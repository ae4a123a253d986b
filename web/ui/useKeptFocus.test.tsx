import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from './useKeptFocus.ts';

function Card({ label }: { label: string }) {
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref);
  return (
    <article ref={ref} tabIndex={-1} aria-label="card">
      <button key={label} type="button">
        {label}
      </button>
    </article>
  );
}

describe('useKeptFocus', () => {
  it('moves the focus to the card when the focused button is removed', async () => {
    const { rerender } = render(<Card label="Install" />);
    screen.getByRole('button').focus();
    rerender(<Card label="Uninstall" />);
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  });

  it('leaves a focus elsewhere unchanged', async () => {
    const { rerender } = render(<Card label="Install" />);
    rerender(<Card label="Uninstall" />);
    await screen.findByRole('button', { name: 'Uninstall' });
    expect(document.body).toHaveFocus();
  });
});
