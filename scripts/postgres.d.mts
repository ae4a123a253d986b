/** The folder of PostgreSQL's programs; undefined when the machine has none. */
export function findPostgres(): string | undefined;
