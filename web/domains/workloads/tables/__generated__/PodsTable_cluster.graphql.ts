/**
 * @generated SignedSource<<780fc81c8f94a233d255e62567fd04bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PodsTable_cluster$data = {
  readonly pods: {
    readonly " $fragmentSpreads": FragmentRefs<"PodList_pods">;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "PodsTable_cluster";
};
export type PodsTable_cluster$key = {
  readonly " $data"?: PodsTable_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodsTable_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "namespace"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodsTable_cluster",
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
              "name": "namespace",
              "variableName": "namespace"
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

(node as any).hash = "a15eefc1db7dd12ebacb9c8a246f3339";

export default node;
