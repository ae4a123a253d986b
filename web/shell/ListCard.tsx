import { Plus, type LucideIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../ui/layout/Card.tsx';
import { Box } from '../ui/layout/primitives.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { useShortcut } from './keys/useShortcut.ts';

interface ListCardProps<Item> {
  readonly title: string;
  readonly description: string;
  readonly addLabel: string;
  /** Shown instead of the list when it could not be loaded. */
  readonly failure: ReactNode;
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly text: string };
  /** Number of items; undefined if the list could not be loaded. */
  readonly count: number | undefined;
  /** Why no item can be added; undefined if one can. */
  readonly disabledReason: string | undefined;
  /** The dialog that adds an item. */
  readonly addDialog: (close: () => void) => ReactNode;
  /** The dialog for an item, opened by `children`. */
  readonly itemDialog: (item: Item, close: () => void) => ReactNode;
  readonly children: (open: (item: Item) => void) => ReactNode;
}

/** A list with a button that adds an item (key `c`) and dialogs for its items. */
export function ListCard<Item>(props: ListCardProps<Item>) {
  const { title, description, addLabel, failure, empty, count, disabledReason, children } = props;
  const [open, setOpen] = useState<{ item: Item } | 'add'>();
  const opener = useReturnFocus<HTMLButtonElement>(open !== undefined);
  const add = () => setOpen('add');
  const close = () => setOpen(undefined);
  useShortcut('c', add, { label: addLabel, isEnabled: count !== undefined && !disabledReason && !open });

  const button = (
    <Button ref={opener} variant="primary" icon={<Plus />} disabledReason={disabledReason} onClick={add}>
      {addLabel}
    </Button>
  );
  return (
    <Card>
      {count === undefined ? (
        failure
      ) : count === 0 ? (
        <EmptyState kind="first" icon={empty.icon} title={empty.title} actions={button}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <CardHeader title={title} description={description} actions={button} />
          <Box mt="4">{children((item) => setOpen({ item }))}</Box>
        </>
      )}
      {/* Also after a failed refetch: what is being typed would be lost. */}
      <Suspense fallback={null}>
        {open === 'add' ? props.addDialog(close) : open ? props.itemDialog(open.item, close) : null}
      </Suspense>
    </Card>
  );
}
