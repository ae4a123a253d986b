/** The data that Paddle copies from a checkout to all that follows from it. */
import { VaultError, type Vault } from '../../../crypto/vault.ts';

const PURPOSE = 'payments.custom_data';

/** Names the account, and proves that the platform opened the checkout: a browser can open others with any data. */
export function customDataOf(vault: Vault, accountId: string): { account_id: string; proof: string } {
  return { account_id: accountId, proof: vault.seal(accountId, PURPOSE) };
}

/** The account that the platform opened a checkout for; null without its proof. */
export function accountIn(vault: Vault, customData: unknown): string | null {
  if (typeof customData !== 'object' || customData === null) return null;
  const { proof } = customData as Record<string, unknown>;
  if (typeof proof !== 'string') return null;
  try {
    return vault.open(proof, PURPOSE).reveal();
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}
