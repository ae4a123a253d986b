import type { Vault } from './vault.ts';

export interface PendingRow {
  id: string;
  pendingSecrets: string | null;
}

type Values = Readonly<Record<string, string>>;

/** Secret values of a table's rows that wait to be applied, encrypted. */
export function createPendingSecrets(table: string) {
  const purposeOf = (id: string): string => `${table}.pending_secrets:${id}`;
  const open = (vault: Vault, { id, pendingSecrets }: PendingRow): Values =>
    pendingSecrets === null ? {} : (JSON.parse(vault.open(pendingSecrets, purposeOf(id)).reveal()) as Values);
  /** Those of an earlier change are kept. */
  const seal = (vault: Vault, row: PendingRow, values: Values): string | null => {
    const all = { ...open(vault, row), ...values };
    return Object.keys(all).length === 0 ? null : vault.seal(JSON.stringify(all), purposeOf(row.id));
  };
  return { open, seal };
}
