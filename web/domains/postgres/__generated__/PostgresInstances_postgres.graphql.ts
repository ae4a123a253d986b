/**
 * @generated SignedSource<<b39cb269cd55dd8a276ffbd14e308d8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostgresInstances_postgres$data = {
  readonly instanceCount: number;
  readonly readyInstanceCount: number;
  readonly " $fragmentType": "PostgresInstances_postgres";
};
export type PostgresInstances_postgres$key = {
  readonly " $data"?: PostgresInstances_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresInstances_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostgresInstances_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyInstanceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instanceCount",
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "b98d3eeedc420e45b06ecf4d1a26ed41";

export default node;
