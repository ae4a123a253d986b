import { GraphQLError, Kind, valueFromASTUntyped } from 'graphql/index.js';
import { builder } from '../builder.ts';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** The platform's date format, which is also ours. Days that not every month has are validated further. */
const AS_WRITTEN =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function readDateTime(value: unknown): string {
  if (typeof value !== 'string' || !WITH_ZONE.test(value) || Number.isNaN(Date.parse(value))) {
    throw new GraphQLError(
      'DateTime must be an ISO 8601 date and time with zone, e.g. 2026-11-20T14:05:00.000Z.',
    );
  }
  return new Date(value).toISOString();
}

builder.scalarType('DateTime', {
  description: 'An ISO 8601 date and time with a time zone, e.g. 2026-11-20T14:05:00.000Z.',
  serialize: (value) => {
    if (typeof value === 'string' && AS_WRITTEN.test(value)) return value;
    const date = new Date(value);
    if (Number.isNaN(date.getTime()))
      throw new GraphQLError('DateTime cannot represent what the platform sent.');
    return date.toISOString();
  },
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : null),
});

const decimal = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});

builder.scalarType('Decimal', {
  description:
    'A decimal number as a string, e.g. "4.59" or "0.0074": two to six decimal places, no grouping and no exponent. Only in responses.',
  serialize: (value) => decimal.format(value),
  parseValue: () => {
    throw new GraphQLError('Decimal is not an input type.');
  },
});

/** Maximum depth; much deeper values overflow the stack when they are serialised. */
const DEEPEST_JSON = 100;

/** The value itself. Checked level by level and without recursion, because the depth is the danger. */
function shallowEnough(value: unknown): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST_JSON)
      throw new GraphQLError(`JSON may be nested at most ${DEEPEST_JSON} levels deep.`);
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return value;
}

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: shallowEnough,
  parseLiteral: (node, variables) => shallowEnough(valueFromASTUntyped(node, variables ?? undefined)),
});
