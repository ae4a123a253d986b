import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../actions/Button.tsx';
import { CopyButton } from '../actions/CopyButton.tsx';
import { Drawer } from './Drawer.tsx';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen ? (
        <Drawer isOpen onClose={() => setOpen(false)} title="Ghost">
          <CopyButton value="ghost" what="name" />
        </Drawer>
      ) : null}
    </>
  );
}

it('starts at its title, and returns the focus when Escape closes it', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = await screen.findByRole('dialog', { name: 'Ghost' });
  await waitFor(() => expect(drawer).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});
