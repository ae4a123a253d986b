/** Secrets of the account. */
export const secretMessages = {
  secret_not_found: 'Secret not found',
  secret_name_unknown: 'No secret has such a name.',
  secret_name_characters:
    'Use letters, digits, underscore, dot and hyphen, and do not begin with a dot or hyphen.',
  wrapped_token_used: 'This token has already been used or has expired. Please request a new one.',
  value_required: 'Value is required.',
  value_length: 'Value may have at most {{max}} characters.',
} as const;
