import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql/index.js';

/**
 * The names of the fields that an operation asks of the object being resolved, fragments included. Lets a subscription
 * answer from its event alone when nothing else was asked for.
 */
export function selectedFields(info: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>();
  const walk = (selections: SelectionSetNode | undefined): void => {
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else walk(info.fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const node of info.fieldNodes) walk(node.selectionSet);
  return names;
}
