/**
 * @generated SignedSource<<3f9b0fc3d2160f3b83e7de6bd48036e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresUserAccess = "NONE" | "READ" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PasswordDialog_postgres$data = {
  readonly exposure: {
    readonly isEnabled: boolean;
  };
  readonly id: string;
  readonly name: string;
  readonly superuserName: string;
  readonly username: string;
  readonly users: ReadonlyArray<{
    readonly access: PostgresUserAccess;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PasswordDialog_postgres";
};
export type PasswordDialog_postgres$key = {
  readonly " $data"?: PasswordDialog_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordDialog_postgres">;
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
  "name": "PasswordDialog_postgres",
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
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "superuserName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresUser",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "access",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresExposure",
      "kind": "LinkedField",
      "name": "exposure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
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

(node as any).hash = "cad3bb63a54e7f8d238d906eaffa535c";

export default node;
