import { isLoopbackUrl } from '../../../process/addresses.ts';
import type { Config } from '../../config.ts';
import { createDatabaseCloudStore } from '../cloud/databaseCloudStore.ts';
import type { Queryable } from '../../db/database.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded/embeddedIdentity.ts';
import { createOidcProvider } from './oidcProvider.ts';
import type { IdentityProvider } from './port.ts';

const GOOGLE = 'https://accounts.google.com';
const EMBEDDED_CLIENT = { clientId: 'kubedeck', clientSecret: 'embedded' };

interface Options extends Pick<Config, 'google' | 'publicUrl'> {
  db: Queryable;
  /** Whether the development pages are served. */
  isDevelopment: boolean;
}

/** Google or, for development on this machine, the embedded provider; both through the same client. */
export function openIdentity({ db, google, publicUrl, isDevelopment }: Options): {
  google: IdentityProvider | null;
  embedded: EmbeddedIdentity | null;
} {
  const embedded = isDevelopment
    ? createEmbeddedIdentity({ store: createDatabaseCloudStore(db), publicUrl })
    : null;
  if (google) return { google: createOidcProvider({ issuer: GOOGLE, ...google }), embedded };
  // The pages answer only on this machine.
  if (!embedded || !isLoopbackUrl(publicUrl)) return { google: null, embedded };
  const { issuer, fetch } = embedded;
  return { google: createOidcProvider({ issuer, ...EMBEDDED_CLIENT, fetch }), embedded };
}
