import { KeyRound } from 'lucide-react';
import { renderUi } from '../testing/renderUi.tsx';
import { activeShortcuts } from './keys/keymap.ts';
import { ListCard } from './ListCard.tsx';

const card = (count: number | undefined) => (
  <ListCard
    title="Keys"
    description="Keys of the account"
    addLabel="Add key"
    failedTitle="The keys could not be loaded"
    empty={{ icon: KeyRound, title: 'No keys', text: 'Add the first one.' }}
    count={count}
    disabledReason={undefined}
    addDialog={() => null}
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
