import { Kind, parse, type SelectionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { read } from './repository.ts';

/** The one fragment of every action state and of every message; both are parts of events. */
const SHARED = new Set(['useActionReason_state', 'MessageText_message']);

const fieldsOf = (selections: readonly SelectionNode[]) =>
  selections.flatMap((one) => (one.kind === Kind.FIELD ? [one] : []));
const spreadsOf = (selections: readonly SelectionNode[]): string[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FRAGMENT_SPREAD) return [one.name.value];
    return spreadsOf(one.selectionSet?.selections ?? []);
  });

/**
 * What a subscription selects beyond the one fragment of each object that its event carries. Fragments of components
 * would have to be listed, and one that was forgotten would go stale without an error.
 */
function excess(text: string): string[] {
  const { definitions } = parse(text);
  return definitions.flatMap((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const foreign = spreadsOf(definition.selectionSet.selections).filter((name) => !SHARED.has(name));
      return foreign.map((name) => `${definition.name.value} spreads ${name}`);
    }
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const name = definition.name?.value ?? 'a subscription';
    const events = fieldsOf(definition.selectionSet.selections);
    return events
      .flatMap((event) => fieldsOf(event.selectionSet?.selections ?? []))
      .flatMap(({ name: { value: member }, selectionSet }) => {
        const selections = selectionSet?.selections ?? [];
        const plain = fieldsOf(selections).filter((field) => field.name.value !== 'id');
        const spreads = spreadsOf(selections);
        const isOne = spreads.length === 1 && /Event_\w+$/.test(spreads[0] ?? '') && plain.length === 0;
        return selectionSet === undefined || isOne
          ? []
          : [`${name} selects more of ${member} than its event`];
      });
  });
}

describe('subscriptions', () => {
  it('of the web client select one fragment of each object, with what its event carries', () => {
    const operations = Object.values(JSON.parse(read('web/relay/operations.json')) as Record<string, string>);
    const subscriptions = operations.filter((text) => text.startsWith('subscription'));
    expect(subscriptions.length).toBeGreaterThan(0);
    expect(subscriptions.flatMap(excess)).toEqual([]);
  });

  it('are caught with the fragment of a component, a second fragment and a field of their own', () => {
    const wrong = (selection: string, fragment = 'status') =>
      excess(
        `subscription S { changed { thing { ${selection} } } } fragment thingEvent_thing on Thing { ${fragment} }`,
      );
    expect(wrong('...thingEvent_thing id')).toEqual([]);
    expect(wrong('...ThingCard_thing')).toEqual(['S selects more of thing than its event']);
    expect(wrong('...thingEvent_thing ...thingEvent_other')).toHaveLength(1);
    expect(wrong('...thingEvent_thing name')).toHaveLength(1);
    expect(wrong('...thingEvent_thing', 'owner { ...OwnerCard_owner }')).toEqual([
      'thingEvent_thing spreads OwnerCard_owner',
    ]);
  });
});
