import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import type { AccountRecord } from './account.upstream.ts';
import { accountAction, type AccountAction } from './accountActions.ts';

/** Other domains add actions that depend on more than the role. */
export const AccountPermissions = builder.objectRef<AccountRecord>('AccountPermissions').implement({
  description: 'What the caller may do in an account now.',
});

const actions = {
  rename: 'Whether `updateAccount` is allowed, and if not, why.',
  manageSecrets: 'Whether secrets can be saved and deleted, and if not, why.',
  manageCloudToken: 'Whether the Hetzner token can be saved and removed, and if not, why.',
  manageGithub: 'Whether GitHub can be connected and disconnected, and if not, why.',
  manageRegistries: 'Whether registries can be added and deleted, and if not, why.',
  manageSso: 'Whether single sign-on can be set up, and if not, why.',
  changeSsoIssuer: 'Whether another issuer can be chosen for single sign-on, and if not, why.',
  manageApiKeys: 'Whether API keys can be created and changed, and if not, why.',
  readAuditLog: 'Whether `Account.auditLog` can be read, and if not, why.',
} as const satisfies Record<AccountAction, string>;

for (const action of Object.keys(actions) as AccountAction[]) {
  builder.objectField(AccountPermissions, action, (t) =>
    t.field({
      type: ActionState,
      nullable: true,
      description: `${actions[action]} Null when it could not be loaded.`,
      resolve: (_account, _args, ctx) => accountAction(action, ctx),
    }),
  );
}
