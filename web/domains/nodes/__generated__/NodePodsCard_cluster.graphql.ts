/**
 * @generated SignedSource<<1fe48e5efbc11878ee7fc6f332408acd>>
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
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "nodeName"
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
              "variableName": "nodeName"
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

(node as any).hash = "d40355d4d7330b923457274de392d26f";

export default node;
