/** The formats of a connection that a user can copy. */
export type ConnectionFormat = 'url' | 'command' | 'env' | 'jdbc';

/** Stands for the password in the texts of the server, which knows no password. */
const PLACEHOLDER = /'\*{8}'|"\*{8}"|\*{8}/g;

/** Percent-encodes everything that has a meaning in a URL; `encodeURIComponent` leaves five characters as they are. */
const urlPart = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A value for a shell or an `.env` file: quoted unless it is harmless. */
const shellValue = (text: string): string =>
  /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The text with the password that was typed in the browser, encoded as its format needs it. */
export function fillPassword(text: string, format: ConnectionFormat, password: string): string {
  if (password === '') return text;
  const isUrl = format !== 'env' || /:\/\/[^\s]*\*{8}@/.test(text);
  if (isUrl) return text.replaceAll('********', () => urlPart(password));
  return text.replaceAll(PLACEHOLDER, () => shellValue(password));
}
