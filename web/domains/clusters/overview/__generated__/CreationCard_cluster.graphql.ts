/**
 * @generated SignedSource<<507fff70b8de17a3979b2c004eb7e351>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CreationCard_cluster$data = {
  readonly progress: number | null | undefined;
  readonly progressMessage: string | null | undefined;
  readonly rev: string;
  readonly status: ClusterStatus;
  readonly " $fragmentType": "CreationCard_cluster";
};
export type CreationCard_cluster$key = {
  readonly " $data"?: CreationCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreationCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreationCard_cluster",
  "selections": [
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
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progressMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "365d42458c743c158fa4a34deb5382e0";

export default node;
