import { postgresProblems, type RuleContext } from './postgresRules.ts';
import { newPostgres, type PostgresValues } from './postgresValues.ts';
import { defaultsOf } from './useToggleDefaults.ts';

const base: PostgresValues = { ...newPostgres(), password: 'secret', superuserPassword: 'secret' };
const problems = (change: Partial<PostgresValues>, context: Partial<RuleContext> = {}) =>
  postgresProblems({ ...base, ...change }, { isEditing: false, keepsKeys: true, ...context }).map(
    ({ path, message }) => `${path} ${message.split('|')[0]?.split('.').at(-1) ?? ''}`,
  );
const key = JSON.stringify({ client_email: 'a@b.iam.gserviceaccount.com', private_key: 'k' });
const onGcs = { hasBackups: true, backupProvider: 'GCP_GCS' } as const;

describe('the rules of a database', () => {
  it.each<[string, Partial<PostgresValues>, string[]]>([
    ['the defaults', {}, []],
    ['a name of 51 characters', { name: 'x'.repeat(51) }, ['name nameLong']],
    ['a name that begins with a digit', { name: '1shop' }, ['name nameLetter']],
    ['the longest database name', { database: `a_${'b'.repeat(61)}` }, []],
    ['FerretDB on another version', { hasFerretdb: true, version: '16.9' }, ['version ferretdbVersion']],
    [
      'short passwords of a public database',
      { isExposed: true },
      ['password publicPassword', 'superuserPassword publicPassword'],
    ],
    ['a service account', { ...onGcs, gcsCredentials: key }, []],
    [
      'a further user with the name of the first',
      { users: [{ name: 'app', access: 'READ', password: '', isStored: false }] },
      ['users.0.name userTwice'],
    ],
    [
      'a short password of a further user of a public database',
      {
        isExposed: true,
        password: 'x'.repeat(16),
        superuserPassword: 'x'.repeat(16),
        users: [{ name: 'reports', access: 'READ', password: 'short', isStored: false }],
      },
      ['users.0.password publicPassword'],
    ],
    [
      'the same further database twice',
      {
        databases: [
          { name: 'stats', owner: 'app', isStored: false },
          { name: 'stats', owner: 'app', isStored: false },
        ],
      },
      ['databases.1.name databaseTwice'],
    ],
    [
      'a setting without a value',
      { parameters: [{ name: 'jit', value: '' }] },
      ['parameters.0.value required'],
    ],
    ['text instead of a service account', { ...onGcs, gcsCredentials: 'x' }, ['gcsCredentials credentials']],
    ['JSON that is no service account', { ...onGcs, gcsCredentials: '{}' }, ['gcsCredentials credentials']],
  ])('%s', (_what, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it.each(['my-app', 'App', '1a', '_a', 'a_', 'a__b', 'a'.repeat(64)])(
    'refuse %s as the name of a database or user',
    (name) => {
      const users = [{ name, access: 'READ', password: '', isStored: false } as const];
      const refused = 'messages:POSTGRES_IDENTIFIER';
      expect(problems({ database: name, username: name, superuserName: name })).toEqual([
        `database ${refused}`,
        `username ${refused}`,
        `superuserName ${refused}`,
      ]);
      expect(problems({ users })).toEqual([`users.0.name ${refused}`]);
    },
  );

  it('refuse a name that is taken', () => {
    expect(problems({ name: 'shop' }, { takenName: 'shop' })).toEqual(['name nameTaken']);
  });

  it('keep stored keys, unless the provider changed', () => {
    const edited = { hasBackups: true, accessSecretKey: '' };
    expect(problems(edited, { isEditing: true })).toEqual([]);
    expect(problems(edited, { isEditing: true, keepsKeys: false })).toEqual(['accessSecretKey required']);
  });

  it('do not check what cannot be changed any more', () => {
    expect(problems({ name: '1', database: 'my-app' }, { isEditing: true })).toEqual([]);
  });
});

describe('a toggle that is switched on', () => {
  it('fills what depends on it and is empty', () => {
    expect(defaultsOf('isExposed', { ...base, isExposed: true, exposePort: 0 })).toEqual({
      exposePort: 5432,
    });
    expect(defaultsOf('hasBackups', { ...base, hasBackups: true, retentionDays: 14 })).toEqual({
      backupProvider: 'AWS_S3',
      retentionDays: 14,
    });
    expect(defaultsOf('hasBackups', { ...base, hasBackups: false })).toEqual({});
  });

  it('fixes the version of PostgreSQL with FerretDB', () => {
    expect(defaultsOf('hasFerretdb', { ...base, hasFerretdb: true, version: '15.13' })).toEqual({
      version: '17.5',
      ferretdbVersion: '2.5.0',
    });
  });
});
