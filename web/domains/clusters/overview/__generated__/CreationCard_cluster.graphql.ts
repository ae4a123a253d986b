/**
 * @generated SignedSource<<ff701e8eb79b5d2e83b1d1614118bd27>>
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "2b71dd5531778fc00c2ef76d6c078490";

export default node;
