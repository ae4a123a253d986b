import {
  connectionString,
  formatsOf,
  shellValue,
  urlPart,
  type ConnectionFormat,
  type ConnectionTarget,
} from './connectionStrings.ts';

const inside: ConnectionTarget = {
  kind: 'POSTGRES',
  host: 'shop-rw.databases.svc.cluster.local',
  port: 5432,
  database: 'app',
  username: 'app',
  password: '',
  requiresTls: false,
};
const outside: ConnectionTarget = {
  ...inside,
  host: '203.0.113.7',
  port: 6432,
  password: `a'b"c$d @/:?#%&=+`,
  requiresTls: true,
};

describe('connection strings', () => {
  it.each<[ConnectionFormat, string]>([
    ['url', 'postgresql://app:********@shop-rw.databases.svc.cluster.local:5432/app'],
    ['psql', `psql 'host=shop-rw.databases.svc.cluster.local port=5432 dbname=app user=app'`],
    ['jdbc', 'jdbc:postgresql://shop-rw.databases.svc.cluster.local:5432/app?user=app&password=********'],
    [
      'env',
      `PGHOST=shop-rw.databases.svc.cluster.local\nPGPORT=5432\nPGDATABASE=app\nPGUSER=app\nPGPASSWORD='********'`,
    ],
  ])('have a placeholder for an unknown password: %s', (format, expected) => {
    expect(connectionString(inside, format)).toBe(expected);
  });

  it('encode a password with every kind of special character', () => {
    const url = connectionString(outside, 'url');
    expect(new URL(url).searchParams.get('sslmode')).toBe('require');
    expect(decodeURIComponent(new URL(url).password)).toBe(outside.password);
    const jdbc = new URLSearchParams(connectionString(outside, 'jdbc').split('?')[1]);
    // JDBC drivers decode a plus sign as the browser does; it must not be sent as it is.
    expect(jdbc.get('password')).toBe(outside.password);
    expect(connectionString(outside, 'env')).toContain(String.raw`PGPASSWORD='a'\''b"c$d @/:?#%&=+'`);
  });

  it('leave the password out of commands, which ask for it', () => {
    const typed = { ...outside, password: 'hunter2hunter2' };
    expect(connectionString(typed, 'psql')).not.toContain('hunter2');
    expect(connectionString({ ...typed, kind: 'FERRETDB' }, 'mongosh')).not.toContain('hunter2');
  });

  it('of FerretDB are those of MongoDB', () => {
    const ferret: ConnectionTarget = { ...inside, kind: 'FERRETDB', port: 27017 };
    expect(formatsOf('FERRETDB')).toEqual(['url', 'mongosh', 'env']);
    expect(connectionString(ferret, 'url')).toBe(
      'mongodb://app:********@shop-rw.databases.svc.cluster.local:27017/app',
    );
    expect(connectionString(ferret, 'env')).toMatch(/^MONGODB_URI='mongodb:/);
  });
});

it('quotes for a shell only where it is needed', () => {
  expect(shellValue('shop-rw.databases.svc')).toBe('shop-rw.databases.svc');
  expect(shellValue('a b')).toBe("'a b'");
  expect(urlPart("!'()*")).toBe('%21%27%28%29%2A');
});
