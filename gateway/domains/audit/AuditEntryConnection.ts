import { builder } from '../../graphql/builder.ts';
import { pagedConnection } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { AuditEntryRef, AuditOrigin } from './AuditEntry.ts';
import { readAuditLog } from './audit.upstream.ts';

const AuditLogFilter = builder.inputType('AuditLogFilter', {
  description: 'Filter of audit log entries; all given conditions must match.',
  fields: (t) => ({
    action: t.string({ description: 'An action such as cluster.protect, or a subject such as cluster.' }),
    origin: t.field({ type: AuditOrigin, description: 'Origin of the action.' }),
    actorId: t.string({ description: 'UUID of the actor.' }),
    targetId: t.string({ description: 'REST identifier of the target.' }),
    search: t.string({ description: 'Part of the name of the actor or the target; case-insensitive.' }),
    since: t.field({ type: 'DateTime', description: 'Entries of this time or later.' }),
    until: t.field({ type: 'DateTime', description: 'Entries before this time.' }),
  }),
});

const AuditEntryConnection = builder.connectionObject({ type: AuditEntryRef, name: 'AuditEntryConnection' });

builder.objectFields(AccountRef, (t) => ({
  auditLog: t.connection(
    {
      type: AuditEntryRef,
      nullable: true,
      description:
        'Audit log of the account, newest first; null for roles other than owner and admin, or when it could not be loaded.',
      args: { filter: t.arg({ type: AuditLogFilter, description: 'Filter; all entries when omitted.' }) },
      resolve: (_account, args, ctx) => {
        const { actorId: actor, targetId: target, ...rest } = args.filter ?? {};
        return pagedConnection(
          args,
          (page) => readAuditLog(ctx, { ...rest, actor, target }, page),
          ({ position }) => position,
        );
      },
    },
    AuditEntryConnection,
  ),
}));
