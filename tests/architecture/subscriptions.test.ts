import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { read } from './repository.ts';

/** The shared fragments of action states and messages, which are parts of events. */
const SHARED = new Set(['useActionReason_state', 'MessageText_message']);

const fieldsOf = (selections: readonly SelectionNode[]) =>
  selections.flatMap((one) => (one.kind === Kind.FIELD ? [one] : []));
const spreadsOf = (selections: readonly SelectionNode[]): string[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FRAGMENT_SPREAD) return [one.name.value];
    return spreadsOf(one.selectionSet?.selections ?? []);
  });

/**
 * Whether this field of an event is a node. Other fields are read only by the subscription itself and are not checked.
 */
function isNode(schema: GraphQLSchema, event: string, member: string): boolean {
  const payload = schema.getSubscriptionType()?.getFields()[event]?.type;
  const on = payload && getNamedType(payload);
  const type = isObjectType(on) && on.getFields()[member]?.type;
  const named = type ? getNamedType(type) : undefined;
  return isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Node');
}

/**
 * Selections of a subscription besides the event fragment of each object. Fragments of components would have to be
 * listed here by hand, and one that was forgotten would show outdated data without an error.
 */
function excess(text: string, schema: GraphQLSchema): string[] {
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
      .flatMap((event) =>
        fieldsOf(event.selectionSet?.selections ?? []).filter((member) =>
          isNode(schema, event.name.value, member.name.value),
        ),
      )
      .flatMap(({ name: { value: member }, selectionSet }) => {
        const selections = selectionSet?.selections ?? [];
        const plain = fieldsOf(selections).filter((field) => field.name.value !== 'id');
        const spreads = spreadsOf(selections);
        const isOne = spreads.length === 1 && /Event_\w+$/.test(spreads[0] ?? '') && plain.length === 0;
        return isOne ? [] : [`${name} selects more of ${member} than its event`];
      });
  });
}

describe('subscriptions', () => {
  it('of the web client select exactly the event fragment of each object', () => {
    const operations = Object.values(JSON.parse(read('web/relay/operations.json')) as Record<string, string>);
    const subscriptions = operations.filter((text) => text.startsWith('subscription'));
    expect(subscriptions.length).toBeGreaterThan(0);
    const schema = buildSchema(read('schema.graphql'));
    expect(subscriptions.flatMap((text) => excess(text, schema))).toEqual([]);
  });

  it('are rejected with a component fragment, a second fragment or additional fields', () => {
    const schema = buildSchema(`
      interface Node { id: ID! }
      type Thing implements Node { id: ID! name: String }
      type Event { thing: Thing notes: Notes }
      type Notes { text: String }
      type Query { node: Node }
      type Subscription { changed: Event }
    `);
    const wrong = (selection: string, fragment = 'status') =>
      excess(
        `subscription S { changed { thing { ${selection} } notes { text } } } fragment thingEvent_thing on Thing { ${fragment} }`,
        schema,
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
