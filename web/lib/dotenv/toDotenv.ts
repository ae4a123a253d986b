const BARE = /^[\w.,:/@%+=-]+$/;

function quoted(value: string): string {
  if (value === '' || BARE.test(value)) return value;
  // Carriage returns are line ends to the reader, so that only an escape keeps them.
  if (!value.includes("'") && !value.includes('\r')) return `'${value}'`;
  if (!value.includes('`') && !value.includes('\r')) return `\`${value}\``;
  const escaped = value.replaceAll(/["\\$]/g, String.raw`\$&`);
  return `"${escaped.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)}"`;
}

/** Writes variables in the grammar that `parseDotenv` reads: reading the text again gives the same values. */
export function toDotenv(variables: readonly { readonly name: string; readonly value: string }[]): string {
  return variables.map(({ name, value }) => `${name}=${quoted(value)}\n`).join('');
}
