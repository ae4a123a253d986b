/**
 * @generated SignedSource<<3a79cb653746b02e5d7b371d80b0f428>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoleField_account$data = {
  readonly memberRoles: ReadonlyArray<Role> | null | undefined;
  readonly " $fragmentType": "RoleField_account";
};
export type RoleField_account$key = {
  readonly " $data"?: RoleField_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleField_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleField_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberRoles",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "7abf0aaf2ac293f1440863c031ebd8a5";

export default node;
