/**
 * @generated SignedSource<<e1d5e0a9606ca1d86b614fb9924f4f31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DangerCard_viewer$data = {
  readonly account: {
    readonly deletionAt: string | null | undefined;
    readonly name: string;
    readonly subscription: {
      readonly tier: PlanTier | null | undefined;
    } | null | undefined;
  };
  readonly user: {
    readonly role: Role;
  };
  readonly " $fragmentType": "DangerCard_viewer";
};
export type DangerCard_viewer$key = {
  readonly " $data"?: DangerCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DangerCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DangerCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletionAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountSubscription",
          "kind": "LinkedField",
          "name": "subscription",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tier",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "261b7829b5d10e0bb92105a9be69576c";

export default node;
