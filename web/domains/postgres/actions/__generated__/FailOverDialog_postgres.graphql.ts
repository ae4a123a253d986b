/**
 * @generated SignedSource<<ecb037f6a04d5f3ad16f9af475272be5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresInstanceRole = "PRIMARY" | "REPLICA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FailOverDialog_postgres$data = {
  readonly id: string;
  readonly instances: ReadonlyArray<{
    readonly isReady: boolean;
    readonly name: string;
    readonly role: PostgresInstanceRole;
  }>;
  readonly name: string;
  readonly " $fragmentType": "FailOverDialog_postgres";
};
export type FailOverDialog_postgres$key = {
  readonly " $data"?: FailOverDialog_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailOverDialog_postgres">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailOverDialog_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresInstance",
      "kind": "LinkedField",
      "name": "instances",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};
})();

(node as any).hash = "4ebb10160a8d23abfa261eb7605c8fa4";

export default node;
