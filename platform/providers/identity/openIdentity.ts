import { isLoopbackUrl } from '../../../process/addresses.ts';
import type { Config } from '../../config.ts';
import { createDatabaseCloudStore } from '../cloud/databaseCloudStore.ts';
import type { Queryable } from '../../db/database.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded/embeddedIdentity.ts';
import { embeddedTxtRecord, hasTxtRecord } from './txtRecords.ts';
import { EMBEDDED_CLIENT } from './embedded/identityPage.ts';
import { createOidcProvider } from './oidcProvider.ts';
import { GOOGLE_ISSUER, type IdentityProvider } from './port.ts';
import { isDomainName, publicFetch } from '../publicFetch.ts';

/** Identity providers that accounts choose themselves. */
export interface ConnectIdentity {
  isAllowedIssuer(issuer: string): boolean;
  connect(client: { issuer: string; clientId: string; clientSecret: string }): IdentityProvider;
  /** Whether a DNS name has that TXT record. */
  hasTxtRecord(name: string, value: string): Promise<boolean>;
}

interface Options extends Pick<Config, 'google' | 'publicUrl' | 'allowsInternalIssuers'> {
  db: Queryable;
  /** Whether the development pages are served. */
  isDevelopment: boolean;
}

/** True for https addresses of other hosts; addresses of networks and of this machine are not asked. */
function isPublicIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname, search, hash, username } = new URL(issuer);
  return protocol === 'https:' && isDomainName(hostname) && search === '' && hash === '' && username === '';
}

/** Google or, for development on this machine, the embedded provider; both through the same client. */
export function openIdentity({ db, google, publicUrl, allowsInternalIssuers, isDevelopment }: Options): {
  google: IdentityProvider | null;
  embedded: EmbeddedIdentity | null;
  own: ConnectIdentity;
} {
  const embedded = isDevelopment
    ? createEmbeddedIdentity({ store: createDatabaseCloudStore(db), publicUrl })
    : null;
  // The pages answer only on this machine.
  const local = embedded && isLoopbackUrl(publicUrl) ? embedded : null;
  const own: ConnectIdentity = {
    isAllowedIssuer: (issuer) => isPublicIssuer(issuer) || issuer === local?.issuer,
    connect: (client) => {
      const chosen = allowsInternalIssuers ? undefined : publicFetch;
      const fetch = client.issuer === local?.issuer ? local.fetch : chosen;
      return createOidcProvider({ ...client, trustsAddresses: true, fetch });
    },
    hasTxtRecord: local ? embeddedTxtRecord : hasTxtRecord,
  };
  if (google) return { google: createOidcProvider({ issuer: GOOGLE_ISSUER, ...google }), embedded, own };
  if (!local) return { google: null, embedded, own };
  const { issuer, fetch } = local;
  return { google: createOidcProvider({ issuer, ...EMBEDDED_CLIENT, fetch }), embedded, own };
}
