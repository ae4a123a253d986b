/**
 * @generated SignedSource<<6440065c8b1eb8017cae5e4b8dc222ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JoinExisting_invite$data = {
  readonly accountName: string;
  readonly email: string;
  readonly role: Role;
  readonly " $fragmentType": "JoinExisting_invite";
};
export type JoinExisting_invite$key = {
  readonly " $data"?: JoinExisting_invite$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinExisting_invite">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinExisting_invite",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "OpenInvite",
  "abstractKey": null
};

(node as any).hash = "7586272b6d83ebe649dbde68ec976d1b";

export default node;
