/**
 * @generated SignedSource<<1880e6f3ef8b8e93c2b40c6ebcb89a1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingsLocked_cluster$data = {
  readonly status: ClusterStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterProgress_cluster">;
  readonly " $fragmentType": "SettingsLocked_cluster";
};
export type SettingsLocked_cluster$key = {
  readonly " $data"?: SettingsLocked_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsLocked_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsLocked_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterProgress_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "178e57304b36d7b8b2716985bcc2bb34";

export default node;
