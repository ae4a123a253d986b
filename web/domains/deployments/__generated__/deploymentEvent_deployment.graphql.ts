/**
 * @generated SignedSource<<64a9c7b422a22ce25bf93003cba15b62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeploymentStatus = "DELETING" | "DEPLOYED" | "DEPLOYING" | "EXPOSING" | "FAILED" | "PENDING" | "RESTARTING" | "SCALING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type deploymentEvent_deployment$data = {
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly id: string;
  readonly progress: number | null | undefined;
  readonly status: DeploymentStatus;
  readonly uuid: string;
  readonly viewerCan: {
    readonly restart: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly scale: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentType": "deploymentEvent_deployment";
};
export type deploymentEvent_deployment$key = {
  readonly " $data"?: deploymentEvent_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"deploymentEvent_deployment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "deploymentEvent_deployment"
};

(node as any).hash = "483ab4a4036f510e14193883bb0a35cc";

export default node;
