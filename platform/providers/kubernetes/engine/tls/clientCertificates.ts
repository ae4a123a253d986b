import { createHash, X509Certificate } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../../../clock.ts';
import type { Database } from '../../../../db/database.ts';
import { clusters } from '../../../../db/schema/clusters.ts';
import { kubeClientAuthorities } from '../../../../db/schema/kubernetes.ts';
import { isServing } from '../storage/transactions.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Certificates of the authorities that sign clients, by cluster; without clusters that do not answer. */
async function authoritiesOf(db: Database, clusterIds: readonly string[]): Promise<Map<string, string>> {
  const { clusterId, certificate } = kubeClientAuthorities;
  const rows = await db
    .select({ clusterId, certificate })
    .from(kubeClientAuthorities)
    .innerJoin(clusters, eq(clusterId, clusters.id))
    .where(and(inArray(clusterId, [...clusterIds]), isServing));
  return new Map(rows.map((row) => [row.clusterId, row.certificate]));
}

/** The authority's certificate is parsed again only after a rotation. */
function parser(): (pem: string) => X509Certificate {
  const parsed = new Map<string, X509Certificate>();
  return (pem) => {
    const digest = createHash('sha256').update(pem).digest('base64');
    const certificate = parsed.get(digest) ?? new X509Certificate(pem);
    if (parsed.size > 1_000) parsed.clear();
    parsed.set(digest, certificate);
    return certificate;
  };
}

/** A connection of a client to a cluster. */
export interface Access {
  clusterId: string;
  certificate: X509Certificate;
}

/** Which of these may use their clusters now: signed by the cluster's present authority, and valid. */
export function createAccessCheck({ db, clock }: { db: Database; clock: Clock }) {
  const parse = parser();
  const isSigned = (authority: string | undefined, { certificate }: Access): boolean => {
    if (authority === undefined) return false;
    const issuer = parse(authority);
    const now = clock.now();
    const isValid = new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo);
    return isValid && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  };
  return async (accesses: readonly Access[]): Promise<Set<Access>> => {
    const ids = new Set(accesses.map(({ clusterId }) => clusterId).filter((id) => UUID.test(id)));
    if (ids.size === 0) return new Set();
    const authorities = await authoritiesOf(db, [...ids]);
    return new Set(accesses.filter((access) => isSigned(authorities.get(access.clusterId), access)));
  };
}
