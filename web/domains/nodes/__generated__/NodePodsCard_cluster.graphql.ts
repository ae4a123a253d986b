/**
 * @generated SignedSource<<21e013e2c15e4bca1b5b46ca511325c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodePodsCard_cluster$data = {
  readonly pods: {
    readonly " $fragmentSpreads": FragmentRefs<"PodList_pods">;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "NodePodsCard_cluster";
};
export type NodePodsCard_cluster$key = {
  readonly " $data"?: NodePodsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodePodsCard_cluster">;
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
  "name": "NodePodsCard_cluster",
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
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "nodeName",
              "variableName": "name"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "PodConnection",
      "kind": "LinkedField",
      "name": "pods",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PodList_pods"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "d8f43b30219e673bffa2bc723c73fa4b";

export default node;
