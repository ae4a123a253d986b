import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  GraphQLError,
  isIntrospectionType,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import type { GatewayConfig } from '../../config.ts';
import { costLimit } from './cost.ts';

const MOST_REPEATS = 20;

const tooMuch = (message: string) => new GraphQLError(message, { extensions: { code: 'LIMIT_EXCEEDED' } });

/** Repeating a field in a selection is cheap to write and expensive to merge. */
function noRepeatedFields(context: ValidationContext): ASTVisitor {
  return {
    SelectionSet(set: SelectionSetNode) {
      const seen = new Map<string, number>();
      for (const node of set.selections) {
        if (node.kind !== Kind.FIELD) continue;
        const key = node.alias?.value ?? node.name.value;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        if (times === MOST_REPEATS + 1) {
          context.reportError(tooMuch(`"${key}" is selected more than ${MOST_REPEATS} times in one place.`));
        }
      }
    },
  };
}

/** Number of selections with all fragments expanded; recursive spreads count once. */
function countSelections(
  context: ValidationContext,
  set: SelectionSetNode,
  known: Map<string, number>,
): number {
  const countOf = (node: SelectionNode): number => {
    if (node.kind !== Kind.FRAGMENT_SPREAD)
      return 1 + (node.selectionSet ? countSelections(context, node.selectionSet, known) : 0);
    const name = node.name.value;
    if (!known.has(name)) {
      known.set(name, 0);
      const fragment = context.getFragment(name);
      known.set(name, fragment ? countSelections(context, fragment.selectionSet, known) : 0);
    }
    return 1 + (known.get(name) ?? 0);
  };
  return set.selections.reduce((sum, node) => sum + countOf(node), 0);
}

/** graphql-jit compiles a fragment once per spread, so fragments that double at each level take minutes. */
function limitSelections(most: number): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition({ selectionSet }) {
      if (countSelections(context, selectionSet, new Map()) <= most) return;
      context.reportError(
        tooMuch(`The operation has more than ${most} selections with its fragments written out.`),
      );
    },
  });
}

/** Number of fields at the root of an operation that count, with fragments expanded. */
function rootFields(
  context: ValidationContext,
  set: SelectionSetNode,
  counts: (name: string) => boolean,
  visited = new Set<string>(),
): number {
  let found = 0;
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) found += counts(node.name.value) ? 1 : 0;
    else if (node.kind === Kind.INLINE_FRAGMENT)
      found += rootFields(context, node.selectionSet, counts, visited);
    else if (!visited.has(node.name.value)) {
      visited.add(node.name.value);
      const fragment = context.getFragment(node.name.value);
      found += fragment ? rootFields(context, fragment.selectionSet, counts, visited) : 0;
    }
  }
  return found;
}

/** Without this rule one request could contain a hundred aliased sign-ins. */
function oneMutationAtATime(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== OperationTypeNode.MUTATION) return;
      if (rootFields(context, selectionSet, (name) => name !== '__typename') > 1) {
        context.reportError(tooMuch('Send one mutation per operation.'));
      }
    },
  };
}

/** The schema is a megabyte that needs no session, and each alias would add it to the response once more. */
function oneSchemaAtATime(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ selectionSet }) {
      if (rootFields(context, selectionSet, (name) => name === '__schema') > 1) {
        context.reportError(tooMuch('Select "__schema" once per operation.'));
      }
    },
    Field({ alias, name, selectionSet }) {
      const parent = context.getParentType();
      if (!alias || !selectionSet || !parent || !isIntrospectionType(parent)) return;
      context.reportError(tooMuch(`Select "${name.value}" of "${parent.name}" without an alias.`));
    },
  };
}

/** The limit's own message with the code of all limits. */
function refuseLimit(_context: unknown, error: GraphQLError): never {
  throw tooMuch(error.message.replace('Syntax Error: ', ''));
}

/** Limits for text operations. Persisted operations are trusted and skip validation. */
export function useLimits(limits: GatewayConfig['limits']): Plugin[] {
  // Clients need to know which limit they exceeded and by how much.
  const options = { exposeLimits: true, onReject: [refuseLimit] };
  const rules = [
    noRepeatedFields,
    limitSelections(limits.selections),
    oneMutationAtATime,
    oneSchemaAtATime,
    costLimit(limits.cost),
  ];
  return [
    { onValidate: ({ addValidationRule }) => rules.forEach(addValidationRule) },
    maxTokensPlugin({ ...options, n: limits.tokens }),
    maxDepthPlugin({
      ...options,
      n: limits.depth,
      ignoreIntrospection: true,
      flattenFragments: true,
    }),
    maxAliasesPlugin({ ...options, n: limits.aliases, allowList: [] }),
    maxDirectivesPlugin({ ...options, n: limits.directives }),
  ];
}
