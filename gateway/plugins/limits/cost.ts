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

/** Deeper operations are refused by the depth limit; the bound ends the recursion of cyclic fragments. */
const DEEPEST = 200;

/** A field of one type under one response name, with its merged selections. */
interface Collected {
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  below: SelectionSetNode[];
}

/** The fields of one object, and the fragments they come from. */
interface Level {
  fields: Map<string, Collected>;
  fragments: Set<string>;
}

/** The objects that an operation may select in one place. */
interface Objects {
  type: GraphQLCompositeType;
  sets: readonly SelectionSetNode[];
  /** Maximum number of these objects. */
  count: number;
  /** Maximum number of items of each of its lists, for a connection. */
  page: number;
  depth: number;
}

/** Items of a page: the literal number, or the maximum for a variable or a missing argument. */
function pageSize(node: FieldNode): number {
  const named = (node.arguments ?? []).filter(({ name }) => name.value === 'first' || name.value === 'last');
  const sizes = named.map(({ value }) => (value.kind === Kind.INT ? Number(value.value) : MAX_PAGE));
  return Math.max(1, Math.min(MAX_PAGE, ...sizes));
}

/** Items of a list of objects by id; 1 for other fields. */
function idCount(node: FieldNode): number {
  const ids = node.arguments?.find(({ name }) => name.value === 'ids')?.value;
  if (ids === undefined) return 1;
  return ids.kind === Kind.LIST ? Math.max(1, ids.values.length) : MAX_NODES;
}

const isConnection = (type: GraphQLCompositeType): boolean =>
  isObjectType(type) && type.getFields()['edges'] !== undefined;

function addField(node: FieldNode, type: GraphQLCompositeType, { fields }: Level): void {
  // Introspection and `__typename` cost nothing; unknown fields are refused by validation.
  const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined;
  if (field === undefined) return;
  const key = `${type.name}.${node.alias?.value ?? node.name.value}`;
  const below = node.selectionSet ? [node.selectionSet] : [];
  const known = fields.get(key);
  if (known) known.below.push(...below);
  else fields.set(key, { field, node, below });
}

/** Counts the fields of a response, and stops when there are more than `most`. */
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

  /** Merges fields of one response name across fragments, as the executor does. */
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
 * Refuses operations whose response may have more than `most` fields. The number does not depend on how the operation
 * is written: a field counts once for each object that may have it, with fragments and repetitions merged as the
 * executor does.
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
