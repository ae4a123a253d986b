/** What the strings of one endpoint are made of. */
export interface ConnectionTarget {
  readonly kind: 'POSTGRES' | 'FERRETDB';
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  /** Empty: the strings have a placeholder. */
  readonly password: string;
  /** Public endpoints accept encrypted connections only. */
  readonly requiresTls: boolean;
}

export type ConnectionFormat = 'url' | 'psql' | 'mongosh' | 'env' | 'jdbc';

/** Shown in place of a password that is not known here. */
export const PASSWORD_PLACEHOLDER = '********';

/** Percent-encodes everything that has a meaning in a URL; `encodeURIComponent` leaves five characters as they are. */
export const urlPart = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A value for a shell or an `.env` file: quoted unless it is harmless. */
export const shellValue = (text: string): string =>
  /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

const passwordInUrl = (password: string) => (password === '' ? PASSWORD_PLACEHOLDER : urlPart(password));

function postgresUrl(target: ConnectionTarget): string {
  const { host, port, database, username, password, requiresTls } = target;
  const login = `${urlPart(username)}:${passwordInUrl(password)}`;
  return `postgresql://${login}@${host}:${port}/${urlPart(database)}${requiresTls ? '?sslmode=require' : ''}`;
}

function mongoUrl(target: ConnectionTarget): string {
  const { host, port, database, username, password, requiresTls } = target;
  const login = `${urlPart(username)}:${passwordInUrl(password)}`;
  return `mongodb://${login}@${host}:${port}/${urlPart(database)}${requiresTls ? '?tls=true' : ''}`;
}

function psqlCommand(target: ConnectionTarget): string {
  const { host, port, database, username, requiresTls } = target;
  // psql asks for the password, which keeps it out of the shell's history.
  const parts = [`host=${host}`, `port=${port}`, `dbname=${database}`, `user=${username}`];
  return `psql ${shellValue([...parts, ...(requiresTls ? ['sslmode=require'] : [])].join(' '))}`;
}

function mongoshCommand(target: ConnectionTarget): string {
  const { host, port, database, username, requiresTls } = target;
  const address = shellValue(
    `mongodb://${host}:${port}/${urlPart(database)}${requiresTls ? '?tls=true' : ''}`,
  );
  return `mongosh ${address} --username ${shellValue(username)}`;
}

function environmentLines(target: ConnectionTarget): string {
  if (target.kind === 'FERRETDB') return `MONGODB_URI=${shellValue(mongoUrl(target))}`;
  const { host, port, database, username, password, requiresTls } = target;
  const lines: [string, string][] = [
    ['PGHOST', host],
    ['PGPORT', String(port)],
    ['PGDATABASE', database],
    ['PGUSER', username],
    ['PGPASSWORD', password === '' ? PASSWORD_PLACEHOLDER : password],
    ...(requiresTls ? ([['PGSSLMODE', 'require']] satisfies [string, string][]) : []),
  ];
  return lines.map(([name, value]) => `${name}=${shellValue(value)}`).join('\n');
}

function jdbcUrl(target: ConnectionTarget): string {
  const { host, port, database, username, password, requiresTls } = target;
  const query = [
    `user=${urlPart(username)}`,
    `password=${passwordInUrl(password)}`,
    ...(requiresTls ? ['sslmode=require'] : []),
  ];
  return `jdbc:postgresql://${host}:${port}/${urlPart(database)}?${query.join('&')}`;
}

const writers: Record<ConnectionFormat, (target: ConnectionTarget) => string> = {
  url: (target) => (target.kind === 'FERRETDB' ? mongoUrl(target) : postgresUrl(target)),
  psql: psqlCommand,
  mongosh: mongoshCommand,
  env: environmentLines,
  jdbc: jdbcUrl,
};

/** The formats of a kind of endpoint, in the order of the panel. */
export const formatsOf = (kind: ConnectionTarget['kind']): readonly ConnectionFormat[] =>
  kind === 'FERRETDB' ? ['url', 'mongosh', 'env'] : ['url', 'psql', 'env', 'jdbc'];

/** How to connect to an endpoint, in one format. */
export const connectionString = (target: ConnectionTarget, format: ConnectionFormat): string =>
  writers[format](target);
