/** A copy of a query string with some parameters changed; an empty value or null removes its parameter. */
export function withParams(
  before: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
