/**
 * @generated SignedSource<<ee0da178162f7516d4a71c3fbc96dc9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextStepsCard_cluster$data = {
  readonly deploymentCounts: {
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"deploymentCountsFields_counts">;
  } | null | undefined;
  readonly gitops: {
    readonly isEnabled: boolean;
  } | null | undefined;
  readonly ingressEndpoints: ReadonlyArray<{
    readonly __typename: "IngressEndpoint";
  }> | null | undefined;
  readonly status: ClusterStatus;
  readonly uuid: string;
  readonly " $fragmentType": "NextStepsCard_cluster";
};
export type NextStepsCard_cluster$key = {
  readonly " $data"?: NextStepsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStepsCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStepsCard_cluster",
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IngressEndpoint",
      "kind": "LinkedField",
      "name": "ingressEndpoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentCounts",
      "kind": "LinkedField",
      "name": "deploymentCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "deploymentCountsFields_counts"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Gitops",
      "kind": "LinkedField",
      "name": "gitops",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "dfe97ce46113e12cc67fd0111cdaa249";

export default node;
