import './errorTypes.ts';
import './types/scalars.ts';
import './types/Upload.ts';
import './ActionState.ts';
import '../domains/account/account.graph.ts';
import '../domains/addons/addons.graph.ts';
import '../domains/apikeys/apikeys.graph.ts';
import '../domains/audit/audit.graph.ts';
import '../domains/auth/auth.graph.ts';
import '../domains/billing/billing.graph.ts';
import '../domains/cluster-secrets/cluster-secrets.graph.ts';
import '../domains/clusters/clusters.graph.ts';
import '../domains/events/events.graph.ts';
import '../domains/gitops/gitops.graph.ts';
import '../domains/integrations/integrations.graph.ts';
import '../domains/nodepools/nodepools.graph.ts';
import '../domains/nodes/nodes.graph.ts';
import '../domains/registries/registries.graph.ts';
import '../domains/secrets/secrets.graph.ts';
import { builder } from './builder.ts';
import { describeMutations } from './describeMutations.ts';
import { withRevs } from './liveExtensions.ts';

/** The schema. One import per domain above; nothing is defined here. */
export const schema = withRevs(describeMutations(builder.toSchema()));
