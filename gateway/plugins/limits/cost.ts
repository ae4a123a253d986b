import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql/index.js';
import { MAX_NODES } from '../../graphql/builder.ts';
import { MAX_PAGE } from '../../graphql/connections.ts';

/** Deeper operations are another limit's matter; without an end, a fragment within itself would never be one. */
const DEEPEST = 200;

/** A field of one type under one response name, with everything that is selected below it. */
interface Collected {
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  below: SelectionSetNode[];
}

/** The fields of one object, and the fragments they were taken from. */
interface Level {
  fields: Map<string, Collected>;
  fragments: Set<string>;
}

/** Every object that an operation may select in one place. */
interface Objects {
  type: GraphQLCompositeType;
  sets: readonly SelectionSetNode[];
  /** How many there may be. */
  count: number;
  /** Items of each of its lists, for a connection. */
  page: number;
  depth: number;
}

/** Items of a page: the number in the text; the maximum where a variable or nothing is given. */
function pageSize(node: FieldNode): number {
  const named = (node.arguments ?? []).filter(({ name }) => name.value === 'first' || name.value === 'last');
  const sizes = named.map(({ value }) => (value.kind === Kind.INT ? Number(value.value) : MAX_PAGE));
  return Math.max(1, Math.min(MAX_PAGE, ...sizes));
}

/** Items of a list of objects that is asked for by their ids; 1 for every other field. */
function idCount(node: FieldNode): number {
  const ids = node.arguments?.find(({ name }) => name.value === 'ids')?.value;
  if (ids === undefined) return 1;
  return ids.kind === Kind.LIST ? Math.max(1, ids.values.length) : MAX_NODES;
}

const isConnection = (type: GraphQLCompositeType): boolean =>
  isObjectType(type) && type.getFields()['edges'] !== undefined;

function addField(node: FieldNode, type: GraphQLCompositeType, { fields }: Level): void {
  // Introspection and `__typename` cost nothing; an unknown field is another rule's matter.
  const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined;
  if (field === undefined) return;
  const key = `${type.name}.${node.alias?.value ?? node.name.value}`;
  const below = node.selectionSet ? [node.selectionSet] : [];
  const known = fields.get(key);
  if (known) known.below.push(...below);
  else fields.set(key, { field, node, below });
}

/** Counts the fields of a response; stops as soon as there are more than `most`. */
class CostCounter {
  readonly #context: ValidationContext;
  readonly #most: number;
  cost = 0;

  constructor(context: ValidationContext, most: number) {
    this.#context = context;
    this.#most = most;
  }

  add({ type, sets, count, page, depth }: Objects): void {
    const level: Level = { fields: new Map(), fragments: new Set() };
    for (const set of sets) this.#collect(set, type, level);
    for (const { field, node, below } of level.fields.values()) {
      this.cost += count;
      if (this.cost > this.#most || depth > DEEPEST) return;
      const inner = getNamedType(field.type);
      if (!isCompositeType(inner) || below.length === 0) continue;
      const items = isListType(getNullableType(field.type)) ? page * idCount(node) : 1;
      const innerPage = isConnection(inner) ? pageSize(node) : 1;
      this.add({ type: inner, sets: below, count: count * items, page: innerPage, depth: depth + 1 });
    }
  }

  /** Merges what the executor merges: fields of one name, wherever fragments put them. */
  #collect(set: SelectionSetNode, type: GraphQLCompositeType, level: Level): void {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) addField(node, type, level);
      else if (node.kind === Kind.INLINE_FRAGMENT)
        this.#collect(node.selectionSet, this.#typeOf(node.typeCondition?.name.value, type), level);
      else if (!level.fragments.has(node.name.value)) {
        level.fragments.add(node.name.value);
        const fragment = this.#context.getFragment(node.name.value);
        if (fragment)
          this.#collect(fragment.selectionSet, this.#typeOf(fragment.typeCondition.name.value, type), level);
      }
    }
  }

  #typeOf(name: string | undefined, otherwise: GraphQLCompositeType): GraphQLCompositeType {
    const type = name === undefined ? undefined : this.#context.getSchema().getType(name);
    return isCompositeType(type) ? type : otherwise;
  }
}

/**
 * Refuses operations whose response may have more than `most` fields. The number is the same however the operation is
 * written: a field counts once for each object that may have it, fragments and repetitions merged as the executor does.
 */
export function costLimit(most: number): (context: ValidationContext) => ASTVisitor {
  return function CostLimitRule(context) {
    return {
      OperationDefinition({ operation, selectionSet }) {
        const type = context.getSchema().getRootType(operation);
        if (!type) return;
        const counter = new CostCounter(context, most);
        counter.add({ type, sets: [selectionSet], count: 1, page: 1, depth: 0 });
        if (counter.cost <= most) return;
        const message = `The answer could have more than ${most} fields. Ask for smaller pages or fewer fields.`;
        context.reportError(new GraphQLError(message, { extensions: { code: 'LIMIT_EXCEEDED' } }));
      },
    };
  };
}
