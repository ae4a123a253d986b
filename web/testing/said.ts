type Params = Readonly<Record<string, string | number>>;

/** A message of the server as the gateway returns it; in words of its own unless a code is given. */
export const said = (message: string, code = 'VERBATIM', params: Params = {}) => ({
  code,
  params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
  message,
});
