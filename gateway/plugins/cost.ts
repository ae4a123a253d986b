import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql/index.js';
import { MAX_PAGE } from '../graphql/connections.ts';

/** How many items a page may have: what the text says, and where a variable says it or nobody does, the most. */
function pageSize(field: FieldNode): number {
  const isEdges = field.selectionSet?.selections.some(
    (node) => node.kind === Kind.FIELD && node.name.value === 'edges',
  );
  const named = (field.arguments ?? []).filter(({ name }) => name.value === 'first' || name.value === 'last');
  if (named.length === 0) return isEdges ? MAX_PAGE : 1;
  const sizes = named.map(({ value }) => (value.kind === Kind.INT ? Number(value.value) : MAX_PAGE));
  return Math.max(1, Math.min(...sizes));
}

/** The fields that an answer may have: each one counts once for every item of the pages that it is in. */
function costOf(context: ValidationContext, set: SelectionSetNode, fragments: Map<string, number>): number {
  let cost = 0;
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      if (node.name.value === '__schema' || node.name.value === '__type') continue;
      const below = node.selectionSet ? costOf(context, node.selectionSet, fragments) : 0;
      cost += 1 + pageSize(node) * below;
    } else if (node.kind === Kind.INLINE_FRAGMENT) cost += costOf(context, node.selectionSet, fragments);
    else cost += fragmentCost(context, node.name.value, fragments);
  }
  return cost;
}

/** Counted once, however often it is spread; one within itself is another rule's matter. */
function fragmentCost(context: ValidationContext, name: string, fragments: Map<string, number>): number {
  const known = fragments.get(name);
  if (known !== undefined) return known;
  fragments.set(name, 0);
  const fragment = context.getFragment(name);
  const cost = fragment ? costOf(context, fragment.selectionSet, fragments) : 0;
  fragments.set(name, cost);
  return cost;
}

/** Refuses operations whose answer may have more than `most` fields. */
export function costLimit(most: number): (context: ValidationContext) => ASTVisitor {
  return function CostLimitRule(context) {
    return {
      OperationDefinition(operation) {
        const cost = costOf(context, operation.selectionSet, new Map());
        if (cost <= most) return;
        context.reportError(
          new GraphQLError(
            `The answer could have ${cost} fields, and ${most} is the limit. Ask for smaller pages or fewer fields.`,
            { extensions: { code: 'LIMIT_EXCEEDED' } },
          ),
        );
      },
    };
  };
}
