import { GraphQLError } from 'graphql/index.js';
import { builder } from '../builder.ts';

/** Is it a file that Yoga read from a form? JSON cannot hold functions. */
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
    '100 files and 4 MiB for one operation; how large it may be and what it may hold is said where it is used. A form that does not fit is a ' +
    'BAD_REQUEST; a body that is too large is BODY_TOO_LARGE; a file that is not accepted is an InputError at its field.',
  serialize: () => {
    throw new GraphQLError('Upload is never answered.');
  },
  parseValue: (value) => {
    if (isFile(value)) return value;
    throw new GraphQLError(`${NO_FILE}.`);
  },
  parseLiteral: () => {
    throw new GraphQLError(`${NO_FILE}.`);
  },
});
