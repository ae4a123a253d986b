import i18next from 'i18next';
import { GraphQLErrors, NetworkError } from '../relay/errors.ts';
import { errorText } from './failureText.ts';

const failed = (code: GraphQLErrors['code'], status: number) => new GraphQLErrors('no', code, status);

it.each([
  [new NetworkError(), 'Unable to connect to server. Please check your connection and try again.'],
  [failed('UNAUTHENTICATED', 401), 'Authentication error. Please sign in again.'],
  [failed('FORBIDDEN', 403), "You don't have permission to perform this action."],
  [failed('NOT_FOUND', 404), 'The requested resource was not found.'],
  [failed('INTERNAL', 500), 'Server error. Please try again later.'],
  [failed('INTERNAL', 418), 'Error (418): Please try again.'],
  [new TypeError('a bug'), 'An unknown error occurred. Please try again.'],
])('explains %s', (error, description) => {
  expect(errorText(error, i18next.t)).toMatchObject({ title: 'Something went wrong', description });
});

it('has a title of its own for too many requests', () => {
  expect(errorText(failed('RATE_LIMITED', 429), i18next.t)).toEqual({
    title: 'Error',
    description: 'Too many requests. Please try again later.',
  });
});
