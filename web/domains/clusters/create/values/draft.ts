import { tabStorage } from '../../../../lib/browserStorage.ts';
import { restorePools } from '../../../nodepools/useNodePools.ts';
import type { CreateValues } from './createValues.ts';

const keyOf = (accountId: string) => `kubedeck.create-cluster.v1.${accountId}`;

function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
  }
  return typeof value === typeof sample && value !== null;
}

/** Copies values of the right shape from `stored`, so that a draft of an older client cannot break the form. */
function merge<Shape extends object>(base: Shape, stored: object): Shape {
  const fitting = Object.entries(stored).filter(
    ([key, value]) => key in base && isLike(value, base[key as keyof Shape]),
  );
  return { ...base, ...Object.fromEntries(fitting) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The text to store. Tokens are kept in memory only. */
export function serializeDraft(values: CreateValues): string {
  return JSON.stringify({ ...values, token: undefined, temporaryToken: undefined });
}

/** The draft merged into the initial values; null if there is no readable draft. */
export function parseDraft(text: string | null, start: CreateValues): CreateValues | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isObject(stored)) return null;
    const { nodePools, ...rest } = stored;
    const pools = restorePools(nodePools);
    const values = merge(start, rest);
    return {
      ...values,
      token: '',
      temporaryToken: '',
      nodePools: pools.length > 0 ? pools : start.nodePools,
    };
  } catch {
    return null;
  }
}

/** The account's draft in this tab; without storage there is none. */
export const draftStore = {
  read: (accountId: string, start: CreateValues): CreateValues | null =>
    parseDraft(tabStorage.read(keyOf(accountId)), start),
  write: (accountId: string, values: CreateValues): void =>
    tabStorage.write(keyOf(accountId), serializeDraft(values)),
  clear: (accountId: string): void => tabStorage.remove(keyOf(accountId)),
};
