import { serverMessage } from './serverMessage.ts';

type UserErrorType = 'ConflictError' | 'InputError' | 'PlanLimitError' | 'RefusedError';

interface Worded {
  readonly message?: string;
  readonly [member: string]: unknown;
}

const withDetail = (part: Worded) => ({ ...part, detail: serverMessage(part.message ?? '') });

/** The error of a mutation as the gateway returns it, with the field that marks it as a `UserError` for Relay. */
export const userError = (
  type: UserErrorType,
  { issues, ...fields }: Worded & { readonly issues?: readonly Worded[] },
) => ({
  __typename: type,
  __isUserError: type,
  ...withDetail(fields),
  ...(issues && { issues: issues.map(withDetail) }),
});
