/**
 * @generated SignedSource<<a1919f5a088f0eb1733f0fd6e25ee2be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProtectClusterDialog_cluster$data = {
  readonly id: string;
  readonly isProtected: boolean;
  readonly name: string;
  readonly " $fragmentType": "ProtectClusterDialog_cluster";
};
export type ProtectClusterDialog_cluster$key = {
  readonly " $data"?: ProtectClusterDialog_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProtectClusterDialog_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProtectClusterDialog_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "isProtected",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "a5a6177abf5272f7df150d690895d914";

export default node;
