import type { Core } from '../../../core.ts';
import { transaction, type Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { forbidden, invalid, notFound } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { ConnectIdentity } from '../../../providers/identity/openIdentity.ts';
import { IdentityError } from '../../../providers/identity/port.ts';
import { publishAccount } from '../../account/account.changes.ts';
import { requirePermission } from '../../account/permissions.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { SsoInput, SsoTestInput } from './sso.input.ts';
import { recordOf } from './sso.rules.ts';
import {
  deleteSso,
  findSso,
  isVerifiedElsewhere,
  listDomains,
  lockSso,
  saveSso,
  setDomains,
  setVerified,
  unlinkIdentities,
  type SsoDomainRow,
  type SsoRow,
} from './sso.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'vault' | 'bus'> {
  audit: Pick<Audit, 'record'>;
  identity: ConnectIdentity;
}

/** A connection with the domains of its account. */
export interface SsoWithDomains {
  row: SsoRow;
  domains: SsoDomainRow[];
}

export type SsoSettings = ReturnType<typeof createSsoSettings>;

export const secretPurpose = (accountId: string): string => `sso_connections.client_secret:${accountId}`;

/** The part of a connection that the audit log records. */
const auditedOf = ({ row, domains }: SsoWithDomains) => ({
  issuer: row.issuer,
  client_id: row.clientId,
  domains: domains.map(({ domain }) => domain).join(', '),
  role_claim: row.roleClaim,
  roles: row.roleMapping.map(({ value, role }) => `${value}: ${role}`).join(', '),
  default_role: row.defaultRole,
  required: row.isRequired,
});

/** The single sign-on of an account, set up by its owners and admins. */
export function createSsoSettings({ db, clock, vault, bus, audit, identity }: Deps) {
  const targetOf = ({ issuer, accountId }: SsoRow) => ({ type: 'sso', id: accountId, name: issuer });

  const find = async (tx: Queryable, accountId: string): Promise<SsoWithDomains | null> => {
    const row = await findSso(tx, accountId);
    return row && { row, domains: await listDomains(tx, accountId) };
  };

  const read = async (actor: Actor): Promise<SsoWithDomains | null> => {
    requirePermission(actor, 'sso.manage');
    return find(db, actor.accountId);
  };

  /** The new secret, or the stored one, which is only ever sent to the issuer it was entered for. */
  const secretFor = (before: SsoRow | null, { issuer, client_secret: typed }: SsoTestInput): string => {
    if (typed) return typed;
    if (before?.issuer !== issuer) throw invalid('client_secret', text('sso_secret_required'));
    return vault.open(before.clientSecret, secretPurpose(before.accountId)).reveal();
  };

  const requireIssuer = (issuer: string): void => {
    if (!identity.isAllowedIssuer(issuer)) throw invalid('issuer', text('sso_issuer_value'));
  };

  /** Asks the issuer for its configuration. 422 on `issuer` with what is wrong. */
  const test = async (actor: Actor, input: SsoTestInput): Promise<void> => {
    requirePermission(actor, 'sso.manage');
    requireIssuer(input.issuer);
    const clientSecret = secretFor(await findSso(db, actor.accountId), input);
    const provider = identity.connect({ issuer: input.issuer, clientId: input.client_id, clientSecret });
    await provider.check().catch((error: unknown) => {
      const address = `${input.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
      if (error instanceof IdentityError) throw invalid('issuer', text('sso_issuer_failed', { address }));
      throw error;
    });
  };

  const save = async (actor: Actor, input: SsoInput): Promise<SsoWithDomains> => {
    requirePermission(actor, 'sso.manage');
    requireIssuer(input.issuer);
    const { accountId } = actor;
    return transaction(db, async (tx) => {
      await lockSso(tx, accountId);
      const before = await find(tx, accountId);
      // The issuer decides who signs in with an address of the domains, also as an owner.
      if (before?.row.issuer !== input.issuer && actor.permission !== 'owner') {
        throw invalid('issuer', text('sso_issuer_owner'));
      }
      const secret = secretFor(before?.row ?? null, input);
      for (const [n, domain] of input.domains.entries()) {
        if (await isVerifiedElsewhere(tx, accountId, domain)) {
          throw invalid(`domains.${n}`, text('sso_domain_taken', { domain }));
        }
      }
      const now = clock.now();
      await saveSso(tx, {
        ...{ accountId, issuer: input.issuer, clientId: input.client_id },
        clientSecret: vault.seal(secret, secretPurpose(accountId)),
        roleClaim: input.role_claim,
        roleMapping: input.role_mapping,
        defaultRole: input.default_role,
        isRequired: input.required,
        createdAt: now,
        updatedAt: now,
      });
      await setDomains(tx, accountId, input.domains, now);
      const saved = await find(tx, accountId);
      if (!saved) throw new Error('no connection was stored');
      if (input.required && !saved.domains.some(({ verifiedAt }) => verifiedAt)) {
        throw invalid('required', text('sso_required_domain'));
      }
      const changes = { before: before && auditedOf(before), after: auditedOf(saved) };
      await audit.record(tx, actor, { action: 'sso.save', target: targetOf(saved.row), ...changes });
      await publishAccount(tx, bus, accountId, 'account');
      return saved;
    });
  };

  const remove = (actor: Actor): Promise<void> =>
    transaction(db, async (tx) => {
      requirePermission(actor, 'sso.manage');
      const row = await findSso(tx, actor.accountId);
      if (!row) throw notFound(text('sso_not_found'));
      await deleteSso(tx, actor.accountId);
      await audit.record(tx, actor, { action: 'sso.remove', target: targetOf(row) });
      await publishAccount(tx, bus, actor.accountId, 'account');
    });

  /** Looks for the DNS records of the domains that are not verified yet. */
  const verifyDomains = async (actor: Actor): Promise<SsoWithDomains> => {
    const found = await read(actor);
    if (!found) throw notFound(text('sso_not_found'));
    const { accountId } = actor;
    for (const { id, domain, verifiedAt } of found.domains) {
      const record = recordOf(domain, accountId);
      if (verifiedAt || !(await identity.hasTxtRecord(record.name, record.value))) continue;
      await transaction(db, async (tx) => {
        if (await isVerifiedElsewhere(tx, accountId, domain)) {
          throw forbidden(text('sso_domain_taken', { domain }), 'name_taken');
        }
        await setVerified(tx, id, clock.now());
        const target = { type: 'sso', id, name: domain };
        await audit.record(tx, actor, { action: 'sso.verify_domain', target });
        await publishAccount(tx, bus, accountId, 'account');
      });
    }
    return (await read(actor)) ?? found;
  };

  /** The account's provider no longer signs this former member in as their user. */
  const unlink = (tx: Queryable, accountId: string, userId: string): Promise<void> =>
    unlinkIdentities(tx, accountId, userId);

  return { read, test, save, remove, verifyDomains, unlink };
}
