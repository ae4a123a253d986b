/**
 * @generated SignedSource<<7a701efe9d858b9963ce366a22ebf1b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type deploymentPodsEvent_deployment$data = {
  readonly drift: {
    readonly configuredTag: string | null | undefined;
    readonly runningTag: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly pods: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PodRow_pod">;
  }> | null | undefined;
  readonly rollout: {
    readonly ready: number | null | undefined;
    readonly wanted: number;
  };
  readonly " $fragmentType": "deploymentPodsEvent_deployment";
};
export type deploymentPodsEvent_deployment$key = {
  readonly " $data"?: deploymentPodsEvent_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"deploymentPodsEvent_deployment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "deploymentPodsEvent_deployment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentRollout",
      "kind": "LinkedField",
      "name": "rollout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wanted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentDrift",
      "kind": "LinkedField",
      "name": "drift",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runningTag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "configuredTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pod",
      "kind": "LinkedField",
      "name": "pods",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PodRow_pod"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};
})();

(node as any).hash = "20e38e58aa02e880a8524d1b3468dfb5";

export default node;
