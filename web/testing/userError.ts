type UserErrorType = 'ChangedMeanwhileError' | 'InputError' | 'PlanLimitError' | 'RefusedError';

/** The error of a mutation as the gateway returns it: with the field that tells Relay that it is a `UserError`. */
export const userError = (type: UserErrorType, fields: object) => ({
  __typename: type,
  __isUserError: type,
  ...fields,
});
