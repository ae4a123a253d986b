import { act, screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi.tsx';
import { toast } from './toast.ts';

it('shows title, text and action, and can be dismissed', async () => {
  const onClick = vi.fn();
  const { user } = renderUi(<p>Page</p>);
  act(() =>
    toast.error({
      title: 'Deployment failed',
      description: 'No such image.',
      action: { label: 'View logs', onClick },
    }),
  );
  expect(await screen.findByText('Deployment failed')).toBeInTheDocument();
  expect(screen.getByText('No such image.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /Notifications/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View logs' }));
  expect(onClick).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Deployment failed')).not.toBeInTheDocument());
});

it('is closed when its signal is aborted, or not shown at all', async () => {
  const [open, waiting] = [new AbortController(), new AbortController()];
  renderUi(<p>Page</p>);
  act(() => toast.error({ title: 'Deployment failed', signal: open.signal }));
  expect(await screen.findByText('Deployment failed')).toBeInTheDocument();
  act(() => {
    toast.error({ title: 'Never shown', signal: waiting.signal });
    waiting.abort();
    open.abort();
  });
  await waitFor(() => expect(screen.queryByText('Deployment failed')).not.toBeInTheDocument());
  expect(screen.queryByText('Never shown')).not.toBeInTheDocument();
});

it('is closed when its region is removed', async () => {
  const { unmount } = renderUi(<p>Page</p>);
  act(() => toast.error({ title: 'Deployment failed' }));
  expect(await screen.findByText('Deployment failed')).toBeInTheDocument();
  unmount();
  renderUi(<p>Page</p>);
  act(() => toast.info({ title: 'Update available' }));
  expect(await screen.findByText('Update available')).toBeInTheDocument();
  expect(screen.queryByText('Deployment failed')).not.toBeInTheDocument();
});
