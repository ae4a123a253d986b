import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql/index.js';

/**
 * The names of the fields that an operation asks of the object being resolved, fragments included. Lets a subscription
 * answer from its event alone when nothing else was asked for.
 */
export function selectedFields(info: GraphQLResolveInfo): Set<string> {
  return new Set(fieldsBelow(info.fieldNodes, info).map(({ name }) => name.value));
}

/** Does the operation ask for the field at the end of this path below the object being resolved? */
export function selectsPath(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  let nodes = info.fieldNodes;
  for (const step of path) nodes = fieldsBelow(nodes, info).filter(({ name }) => name.value === step);
  return nodes.length > 0;
}

/** The fields selected in any of these, fragments included. */
function fieldsBelow(nodes: readonly FieldNode[], { fragments }: GraphQLResolveInfo): FieldNode[] {
  const found: FieldNode[] = [];
  const walk = (selections: SelectionSetNode | undefined): void => {
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FIELD) found.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else walk(fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of nodes) walk(selectionSet);
  return found;
}
