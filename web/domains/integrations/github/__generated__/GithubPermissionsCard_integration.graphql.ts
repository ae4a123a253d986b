/**
 * @generated SignedSource<<954f64bc9335c0a224293a3b194ae9a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GithubAccess = "NONE" | "READ" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GithubPermissionsCard_integration$data = {
  readonly permissions: {
    readonly checks: ReadonlyArray<{
      readonly granted: GithubAccess;
      readonly isSatisfied: boolean;
      readonly name: string;
      readonly required: GithubAccess;
    }>;
    readonly isComplete: boolean;
  } | null | undefined;
  readonly " $fragmentType": "GithubPermissionsCard_integration";
};
export type GithubPermissionsCard_integration$key = {
  readonly " $data"?: GithubPermissionsCard_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"GithubPermissionsCard_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GithubPermissionsCard_integration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GithubPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isComplete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GithubPermissionCheck",
          "kind": "LinkedField",
          "name": "checks",
          "plural": true,
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
              "name": "required",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "granted",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSatisfied",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GithubIntegration",
  "abstractKey": null
};

(node as any).hash = "c9c352d139c7e7964e86f27cd03c5cc1";

export default node;
