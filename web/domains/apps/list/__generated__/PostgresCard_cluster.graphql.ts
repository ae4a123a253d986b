/**
 * @generated SignedSource<<720bc4d4080d0e84da47100bc0821b7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostgresCard_cluster$data = {
  readonly uuid: string;
  readonly " $fragmentType": "PostgresCard_cluster";
};
export type PostgresCard_cluster$key = {
  readonly " $data"?: PostgresCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostgresCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "ce1f2ae1c8857df7690c2aef1036637d";

export default node;
