/**
 * @generated SignedSource<<a079f8a9808554bba32c56d95619c2b4>>
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

(node as any).hash = "177b30628b8eccf8e640a40bc05a0128";

export default node;
