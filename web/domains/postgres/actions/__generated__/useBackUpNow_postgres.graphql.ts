/**
 * @generated SignedSource<<297182a21c2b7418587da8db7913916b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBackUpNow_postgres$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "useBackUpNow_postgres";
};
export type useBackUpNow_postgres$key = {
  readonly " $data"?: useBackUpNow_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBackUpNow_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBackUpNow_postgres",
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
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "71b36520b1cff474df7949ffe4a67b04";

export default node;
