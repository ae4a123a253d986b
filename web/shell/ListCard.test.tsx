import { KeyRound } from 'lucide-react';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi.tsx';
import { activeShortcuts } from './keys/keymap.ts';
import { ListCard } from './ListCard.tsx';

const card = (count: number | undefined) => (
  <ListCard
    title="Keys"
    description="Keys of the account"
    addLabel="Add key"
    failure="The keys could not be loaded"
    empty={{ icon: KeyRound, title: 'No keys', text: 'Add the first one.' }}
    count={count}
    disabledReason={undefined}
    addDialog={() => <input aria-label="Name" />}
    itemDialog={() => null}
  >
    {() => null}
  </ListCard>
);
const keys = () => activeShortcuts().map((shortcut) => shortcut.keys);

it('has a shortcut to add an item as soon as the list is loaded', () => {
  const { rerender } = renderUi(card(undefined));
  expect(keys()).toEqual([]);
  rerender(card(0));
  expect(keys()).toEqual(['c']);
});

it('keeps the dialog and what is typed in it when a refetch fails', async () => {
  const { rerender, user } = renderUi(card(1));
  await user.click(screen.getByRole('button', { name: 'Add key' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'deploy');
  rerender(card(undefined));
  expect(screen.getByText('The keys could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('deploy');
});
