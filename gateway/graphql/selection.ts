import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql/index.js';

/**
 * Names of the selected fields of the object being resolved, or of the object at the end of this path below it,
 * including fragments. A subscription needs no platform call when its event carries all of them.
 */
export function selectedFields(info: GraphQLResolveInfo, path: readonly string[] = []): Set<string> {
  return new Set(fieldsBelow(nodesAt(info, path), info).map(({ name }) => name.value));
}

/** Whether the field at the end of this path below the object being resolved is selected. */
export function selectsPath(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  return nodesAt(info, path).length > 0;
}

/** The selections of the field at the end of this path below the object being resolved. */
function nodesAt(info: GraphQLResolveInfo, path: readonly string[]): readonly FieldNode[] {
  let nodes = info.fieldNodes;
  for (const step of path) nodes = fieldsBelow(nodes, info).filter(({ name }) => name.value === step);
  return nodes;
}

/** The selected fields of any of these nodes, including fragments. */
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
