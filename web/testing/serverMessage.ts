type Params = Readonly<Record<string, string | number>>;

/** A message as the gateway returns it; verbatim unless a code is given. */
export const serverMessage = (message: string, code = 'VERBATIM', params: Params = {}) => ({
  code,
  params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
  message,
});
