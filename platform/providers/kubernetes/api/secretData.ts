/**
 * The `data` of a Secret with these values. `stringData` would do for a new Secret, but an API server keeps its values when
 * they are no longer applied.
 */
export function secretData(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, Buffer.from(value).toString('base64')]),
  );
}

/** The values in the `data` of a Secret; none without one. */
export function secretValues(data: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]),
  );
}
