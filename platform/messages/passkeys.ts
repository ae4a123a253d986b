/** Passkeys. */
export const passkeyMessages = {
  passkeys_off:
    'Passkeys need the console at a domain with https. Ask the operator of this installation to set PUBLIC_URL.',
  passkeys_full: 'You have {{max}} passkeys. Remove one that you no longer use, then add this one.',
  passkey_known: 'This passkey is on your account already.',
  passkey_credential: 'The answer of the browser is not complete. Try again.',
  passkey_expired: 'This took too long. Try again.',
  passkey_failed: 'The passkey could not be verified. Try again, or sign in another way.',
  passkey_unknown: 'This passkey is not known here. It may have been removed: sign in another way.',
  passkey_not_found: 'This passkey does not exist. Reload the page.',
} as const;
