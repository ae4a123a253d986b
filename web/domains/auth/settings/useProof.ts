import { useState } from 'react';
import * as z from 'zod/mini';

/** What the user could prove their identity with. */
export interface ProofKinds {
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
}

/** `none`: the user must have signed in recently, which the server checks. */
type ProofKind = 'currentPassword' | 'code' | 'none';

export interface ProofValues {
  currentPassword?: string | undefined;
  code?: string | undefined;
}

const password = z.string().check(z.minLength(1, 'ui:validation.required'));
const code = z.string().check(z.trim(), z.minLength(1, 'ui:validation.required'));
const optional = z.optional(z.string());
const schemas = {
  currentPassword: z.object({ currentPassword: password, code: optional }),
  code: z.object({ currentPassword: optional, code }),
  none: z.object({ currentPassword: optional, code: optional }),
};

function firstKind({ hasPassword, hasTwoFactor }: ProofKinds): ProofKind {
  if (hasPassword) return 'currentPassword';
  return hasTwoFactor ? 'code' : 'none';
}

/** The proof that a sensitive change requires; with `switchKind` where the user has a choice. */
export function useProof(kinds: ProofKinds) {
  const [kind, setKind] = useState(() => firstKind(kinds));
  const other = kind === 'code' ? 'currentPassword' : 'code';
  return {
    kind,
    schema: schemas[kind],
    switchKind: kinds.hasPassword && kinds.hasTwoFactor ? () => setKind(other) : undefined,
  };
}

/** The member of a mutation's input that is the proof. */
export function proofInput(kind: ProofKind, values: ProofValues): ProofValues {
  return kind === 'none' ? {} : { [kind]: values[kind] };
}
