/**
 * @generated SignedSource<<20aa1350b2b704c5d9d72da3cf842f21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterHeader_cluster$data = {
  readonly apiEndpoint: string | null | undefined;
  readonly isProtected: boolean;
  readonly name: string;
  readonly status: ClusterStatus;
  readonly uuid: string;
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
      "name": "uuid",
      "storageKey": null
    },
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiEndpoint",
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

(node as any).hash = "ee1074d50c2a3d1ba74b154c39ca83e5";

export default node;
