const INVALID = /^(Variable "\$\w+") got invalid value /;

/** Reasons for invalid variables that contain no part of the value; longer reasons come first. */
const REASONS = [
  /(Field "\w+" of required type "?[\w[\]!]+"? was not provided)\./,
  /(Field "\w+" is not defined by type "?\w+"?)\./,
  /Value .* (does not exist in "\w+" enum)\./s,
  /(\w+ cannot represent (?:(?:a )?non[\w -]*value|value))\b/,
  /(DateTime must be an ISO 8601 date and time with zone)\b/,
  /(Upload must be a file of a multipart\/form-data request, with null in its place in the variables)\./,
  /(JSON may be nested at most \d+ levels deep)\./,
  /(Expected (?:non-nullable )?type "?[\w[\]!]+"?(?: to be an object| not to be null)?)/,
];

/**
 * Messages of GraphQL about invalid variables contain the whole value, which may include a password. These are
 * replaced by the variable, the path and the reason; other messages stay unchanged.
 */
export function withoutValues(message: string): string {
  const variable = INVALID.exec(message)?.[1];
  if (variable === undefined) return message;
  const where = / at "(\w[\w.[\]]*)"[;.]/.exec(message)?.[1];
  const place = where === undefined ? '' : ` at "${where}"`;
  for (const reason of REASONS) {
    const why = new RegExp(`; ${reason.source}`, reason.flags).exec(message)?.[1];
    if (why !== undefined) return `${variable} got an invalid value${place}: ${why}.`;
  }
  return `${variable} got an invalid value${place}.`;
}
