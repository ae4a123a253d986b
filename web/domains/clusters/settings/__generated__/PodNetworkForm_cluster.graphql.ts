/**
 * @generated SignedSource<<c8360c654e7ddce178ab85eaff1f0657>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CniPlugin = "CILIUM" | "FLANNEL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PodNetworkForm_cluster$data = {
  readonly cni: CniPlugin | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_cluster">;
  readonly " $fragmentType": "PodNetworkForm_cluster";
};
export type PodNetworkForm_cluster$key = {
  readonly " $data"?: PodNetworkForm_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodNetworkForm_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodNetworkForm_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cni",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSettings_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "dca1a05042b2646c2e8c324b64a8b820";

export default node;
