import { useState } from 'react';

/** Keeps the positions of existing items; new ones are appended, removed ones disappear. */
export function keepPlaces(before: readonly string[], now: readonly string[]): string[] {
  const present = new Set(now);
  const known = new Set(before);
  return [...before.filter((id) => present.has(id)), ...now.filter((id) => !known.has(id))];
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Live changes do not move items under the pointer or focus: while the list is held, its order is kept, and applied
 * when it is released. `reset` is the user's selection (order, filter, search); a change of it applies immediately.
 */
export function useHeldOrder<Item extends { readonly id: string }>(items: readonly Item[], reset: string) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const now = items.map(({ id }) => id);
  const [held, setHeld] = useState({ reset, ids: now });
  const isHeld = (isPointed || isFocused) && held.reset === reset;
  const ids = isHeld ? keepPlaces(held.ids, now) : now;
  if (held.reset !== reset || !isSame(held.ids, ids)) setHeld({ reset, ids });

  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    ordered: ids.flatMap((id) => byId.get(id) ?? []),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
