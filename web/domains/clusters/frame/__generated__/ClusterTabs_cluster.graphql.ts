/**
 * @generated SignedSource<<691109061df1765af7866499221973cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterTabs_cluster$data = {
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"useTabCounts_cluster">;
  readonly " $fragmentType": "ClusterTabs_cluster";
};
export type ClusterTabs_cluster$key = {
  readonly " $data"?: ClusterTabs_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterTabs_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterTabs_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useTabCounts_cluster"
        }
      ]
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "b83f85bf65c5b4080e51b2f383096dba";

export default node;
