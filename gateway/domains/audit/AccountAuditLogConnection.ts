import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { pagedConnection } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { accountAction } from '../account/accountActions.ts';
import { AuditEntryRef, AuditOrigin } from './AuditEntry.ts';
import { readAuditLog } from './audit.upstream.ts';

const AuditLogFilter = builder.inputType('AuditLogFilter', {
  description: 'Which entries; everything given must hold.',
  fields: (t) => ({
    action: t.string({ description: 'An action such as cluster.protect, or a noun such as cluster.' }),
    origin: t.field({ type: AuditOrigin, description: 'From where.' }),
    actorId: t.string({ description: 'The UUID of who did it.' }),
    targetId: t.string({ description: 'The identifier of what it was done to.' }),
    search: t.string({ description: 'Part of the name of who did it or of the thing, in any case.' }),
  }),
});

builder.objectFields(AccountRef, (t) => ({
  auditLog: t.connection({
    type: AuditEntryRef,
    nullable: true,
    description: 'Who did what in the account, newest first. For owners and admins.',
    args: { filter: t.arg({ type: AuditLogFilter, description: 'Which entries; all when left out.' }) },
    resolve: (_account, args, ctx) => {
      const { actorId: actor, targetId: target, ...rest } = args.filter ?? {};
      return pagedConnection(
        args,
        (page) => readAuditLog(ctx, { ...rest, actor, target }, page),
        ({ position }) => String(position),
      );
    },
  }),
  readAuditLog: t.field({
    type: ActionState,
    nullable: true,
    description: 'May the caller read the audit log?',
    resolve: (_account, _args, ctx) => accountAction('readAuditLog', ctx),
  }),
}));
