/**
 * @generated SignedSource<<f4c4047693652eb41fc06a4b3ae20294>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallChainDialog_cluster$data = {
  readonly id: string;
  readonly rev: string;
  readonly " $fragmentType": "InstallChainDialog_cluster";
};
export type InstallChainDialog_cluster$key = {
  readonly " $data"?: InstallChainDialog_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallChainDialog_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallChainDialog_cluster",
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
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "4bad4b5db1c42b66072a7005846d957c";

export default node;
