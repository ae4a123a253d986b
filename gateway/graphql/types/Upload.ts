import { GraphQLError } from 'graphql/index.js';
import { builder } from '../builder.ts';

/** Whether the value is a file that Yoga read from a form. Values from JSON have no functions. */
const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function';

const NO_FILE =
  'Upload must be a file of a multipart/form-data request, with null in its place in the variables';

builder.scalarType('Upload', {
  description:
    'A file, sent by the GraphQL multipart request specification ' +
    '(https://github.com/jaydenseric/graphql-multipart-request-spec): POST multipart/form-data with the header ' +
    '`x-graphql-yoga-csrf: 1` and three parts. `operations` is the usual JSON body with null in place of the file, ' +
    '`map` is `{"0": ["variables.input.avatar"]}` with the path of that null, and `0` is the file. At most ' +
    '100 files and 4 MiB per operation; each use describes its size and type. An invalid form is ' +
    'BAD_REQUEST, a body that is too large BODY_TOO_LARGE, and a file that is not accepted an InputError at its field.',
  serialize: () => {
    throw new GraphQLError('Upload is an input type.');
  },
  parseValue: (value) => {
    if (isFile(value)) return value;
    throw new GraphQLError(`${NO_FILE}.`);
  },
  parseLiteral: () => {
    throw new GraphQLError(`${NO_FILE}.`);
  },
});
