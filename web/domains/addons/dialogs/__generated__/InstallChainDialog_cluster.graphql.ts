/**
 * @generated SignedSource<<369fb9b48d7cb7c7b8a89fd4fb51b2bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallChainDialog_cluster$data = {
  readonly id: string;
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "45c958b77ae11bf9de0390f4074a13dd";

export default node;
