/**
 * @generated SignedSource<<0dd409a147480941e561cbbdf514a74a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterHeader_cluster$data = {
  readonly isProtected: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterMenu_cluster" | "ClusterMeta_cluster" | "ClusterProgress_cluster" | "ClusterStatusBadge_cluster" | "ClusterTabs_cluster">;
  readonly " $fragmentType": "ClusterHeader_cluster";
};
export type ClusterHeader_cluster$key = {
  readonly " $data"?: ClusterHeader_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterHeader_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterHeader_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProtected",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterStatusBadge_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterProgress_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterMenu_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterMeta_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterTabs_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "60a9ac4bd595e184c6503f9acccd1ad2";

export default node;
