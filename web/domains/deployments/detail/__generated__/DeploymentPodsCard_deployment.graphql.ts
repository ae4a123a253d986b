/**
 * @generated SignedSource<<ca2069899d78fe7e490c19a72021ca86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeploymentPodsCard_deployment$data = {
  readonly cluster: {
    readonly healthSummary: {
      readonly unreachableSince: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"healthSummaryFields_summary">;
    } | null | undefined;
    readonly uuid: string;
  };
  readonly pods: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PodRow_pod">;
  }> | null | undefined;
  readonly rollout: {
    readonly ready: number | null | undefined;
    readonly wanted: number;
  };
  readonly " $fragmentType": "DeploymentPodsCard_deployment";
};
export type DeploymentPodsCard_deployment$key = {
  readonly " $data"?: DeploymentPodsCard_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentPodsCard_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentPodsCard_deployment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HealthSummary",
          "kind": "LinkedField",
          "name": "healthSummary",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unreachableSince",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "healthSummaryFields_summary"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "concreteType": "Pod",
      "kind": "LinkedField",
      "name": "pods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "02d9da9f8073beadb257697262f8ee39";

export default node;
