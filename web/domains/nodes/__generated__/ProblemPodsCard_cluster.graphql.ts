/**
 * @generated SignedSource<<a183431f9335dc59125404d84c172843>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProblemPodsCard_cluster$data = {
  readonly health: {
    readonly isEstimate: boolean;
  } | null | undefined;
  readonly problematicPods: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ProblemPodRow_pod">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "ProblemPodsCard_cluster";
};
export type ProblemPodsCard_cluster$key = {
  readonly " $data"?: ProblemPodsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProblemPodsCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProblemPodsCard_cluster",
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
      "concreteType": "ClusterHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEstimate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ProblematicPodConnection",
      "kind": "LinkedField",
      "name": "problematicPods",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProblematicPodEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProblematicPod",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProblemPodRow_pod"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "problematicPods(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "85bf3bf00e0d08f2965b4283544c783a";

export default node;
