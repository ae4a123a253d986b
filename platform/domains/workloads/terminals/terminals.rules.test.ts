import { describe, expect, it } from 'vitest';
import { limitRefusal, mostTerminals } from './terminals.rules.ts';

const caller = { userId: 'me', accountId: 'ours' };
const open = (count: number, holder: (i: number) => typeof caller) =>
  Array.from({ length: count }, (_, i) => holder(i));

describe('the limits of terminals', () => {
  it.each([
    ['a person', mostTerminals.user, () => caller, 'terminal_limit'],
    [
      'an account',
      mostTerminals.account,
      (i: number) => ({ userId: `${i}`, accountId: 'ours' }),
      'terminal_limit_account',
    ],
    [
      'a process',
      mostTerminals.process,
      (i: number) => ({ userId: `${i}`, accountId: `${i}` }),
      'terminal_limit_server',
    ],
  ] as const)('refuse one more of %s beyond %i', (_of, most, holder, code) => {
    expect(limitRefusal(open(most - 1, holder), caller)).toBeNull();
    expect(limitRefusal(open(most, holder), caller)).toMatchObject({ code });
  });
});
