import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** What the browser returned, or why there is nothing. */
export type Ceremony<Credential> =
  | { readonly ok: true; readonly credential: Credential }
  | { readonly ok: false; readonly reason: CeremonyProblem };

/** `aborted`: another request took its place, so there is nothing to show. */
export type CeremonyProblem = 'aborted' | 'canceled' | 'known' | 'unsupported' | 'failed';

const load = () => import('@simplewebauthn/browser');

/** Whether the browser has passkeys at all. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys in a field's suggestions. */
export async function canFillInPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await load()).browserSupportsWebAuthnAutofill();
}

const names: Record<string, CeremonyProblem> = {
  AbortError: 'aborted',
  // Also sent after a timeout; browsers do not tell the two apart.
  NotAllowedError: 'canceled',
  InvalidStateError: 'known',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};

async function run<Credential>(ceremony: () => Promise<Credential>): Promise<Ceremony<Credential>> {
  try {
    return { ok: true, credential: await ceremony() };
  } catch (error) {
    return { ok: false, reason: (error instanceof Error && names[error.name]) || 'failed' };
  }
}

/** Creates a passkey with the options of `startAddingPasskey`. */
export function createPasskey(options: unknown): Promise<Ceremony<RegistrationResponseJSON>> {
  return run(async () =>
    // The options come from WebAuthn's library on the server.
    (await load()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/**
 * Uses a passkey with the options of `startPasskeySignIn`. With `isAutofill` the promise is pending until the user picks
 * one in the suggestions of the field, or something else uses a passkey.
 */
export function askForPasskey(
  options: unknown,
  isAutofill = false,
): Promise<Ceremony<AuthenticationResponseJSON>> {
  return run(async () =>
    (await load()).startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isAutofill,
    }),
  );
}

/** Ends a pending request, such as that of the suggestions when the page is left. */
export function stopPasskeys(): void {
  void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}
