import './errorTypes.ts';
import './types/scalars.ts';
import './types/Upload.ts';
import './ActionState.ts';
import '../domains/account/account.graph.ts';
import '../domains/addons/addons.graph.ts';
import '../domains/apikeys/apikeys.graph.ts';
import '../domains/apps/apps.graph.ts';
import '../domains/audit/audit.graph.ts';
import '../domains/auth/auth.graph.ts';
import '../domains/billing/billing.graph.ts';
import '../domains/cluster-secrets/cluster-secrets.graph.ts';
import '../domains/clusters/clusters.graph.ts';
import '../domains/deployments/deployments.graph.ts';
import '../domains/events/events.graph.ts';
import '../domains/gitops/gitops.graph.ts';
import '../domains/integrations/integrations.graph.ts';
import '../domains/nodepools/nodepools.graph.ts';
import '../domains/nodes/nodes.graph.ts';
import '../domains/notifications/notifications.graph.ts';
import '../domains/postgres/postgres.graph.ts';
import '../domains/workloads/workloads.graph.ts';
import '../domains/registries/registries.graph.ts';
import '../domains/secrets/secrets.graph.ts';
import '../domains/support/support.graph.ts';
import '../domains/team/team.graph.ts';
import { builder } from './builder.ts';
import { describeMutations } from './describeMutations.ts';
import { withRevs } from './liveExtensions.ts';

const DESCRIPTION = `The API of Kubedeck, a console for k3s clusters on Hetzner Cloud. It does everything that the console does.

Authenticate with an API key: \`Authorization: Bearer kd_…\`. Keys are created under Settings → API keys or with \`createApiKey\`. The schema itself can be read without a key.

Start at \`viewer\`: it has the account, and the account has the clusters. Lists are connections with at most 100 items per page. Mutations return a union of a payload and errors; \`... on UserError { message }\` selects the message of every error. Subscriptions use WebSocket or server-sent events.

More: docs/api.md of the repository has examples, errors, limits and how to handle new enum values; docs/api-changelog.md has the changes.`;

/** The schema. One import per domain above; no type is defined here. */
export const schema = withRevs(describeMutations(builder.toSchema()));
schema.description = DESCRIPTION;
