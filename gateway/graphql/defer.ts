import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql/index.js';

/**
 * `@defer`, part of the printed schema so that clients know they may use it. Built from the graph's own copy of the
 * library: the plug-in that carries it out has another one.
 */
export const deferDirective = new GraphQLDirective({
  name: 'defer',
  description:
    'Lets the rest of the answer go ahead: the fragment follows in a part of its own (multipart/mixed).',
  locations: [DirectiveLocation.FRAGMENT_SPREAD, DirectiveLocation.INLINE_FRAGMENT],
  args: {
    if: {
      type: new GraphQLNonNull(GraphQLBoolean),
      defaultValue: true,
      description: 'false answers it with the rest.',
    },
    label: { type: GraphQLString, description: 'A name that comes back with the part.' },
  },
});
