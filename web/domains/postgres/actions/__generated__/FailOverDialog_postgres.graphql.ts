/**
 * @generated SignedSource<<7f1dec90c2783582aa5f9fdc153cadb2>>
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
    readonly nodeName: string | null | undefined;
    readonly restartCount: number;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restartCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nodeName",
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

(node as any).hash = "566bd852b36606ab61343536d5e20ca3";

export default node;
