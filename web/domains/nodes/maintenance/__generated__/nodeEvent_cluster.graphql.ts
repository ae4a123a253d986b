/**
 * @generated SignedSource<<0d3c700854188998ec3601abdafeeebb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConditionStatus = "FALSE" | "TRUE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type nodeEvent_cluster$data = {
  readonly node: {
    readonly conditions: ReadonlyArray<{
      readonly changedAt: string | null | undefined;
      readonly message: string | null | undefined;
      readonly reason: string | null | undefined;
      readonly status: ConditionStatus;
      readonly type: string;
    }>;
    readonly evictablePodCount: number;
    readonly id: string;
    readonly isDraining: boolean;
    readonly isReady: boolean;
    readonly isSchedulable: boolean;
  } | null | undefined;
  readonly " $fragmentType": "nodeEvent_cluster";
};
export type nodeEvent_cluster$key = {
  readonly " $data"?: nodeEvent_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"nodeEvent_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "name"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "nodeEvent_cluster",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "name",
          "variableName": "name"
        }
      ],
      "concreteType": "ClusterNode",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSchedulable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDraining",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "evictablePodCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Condition",
          "kind": "LinkedField",
          "name": "conditions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
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
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "5f55010fc4c65291652b1c69a5feb410";

export default node;
