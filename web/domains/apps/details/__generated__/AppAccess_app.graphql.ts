/**
 * @generated SignedSource<<9c911c270c6c37fb460fd1005e74e60b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AppAccess_app$data = {
  readonly cluster: {
    readonly uuid: string;
  };
  readonly endpoints: ReadonlyArray<{
    readonly passwordSecret: {
      readonly key: string;
      readonly name: string;
    } | null | undefined;
    readonly username: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AppLogin_endpoint" | "appEndpointFields_endpoint">;
  }>;
  readonly status: AppStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AppEndpoints_app">;
  readonly " $fragmentType": "AppAccess_app";
};
export type AppAccess_app$key = {
  readonly " $data"?: AppAccess_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppAccess_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppAccess_app",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppEndpoint",
      "kind": "LinkedField",
      "name": "endpoints",
      "plural": true,
      "selections": [
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
          "concreteType": "AppPasswordSecret",
          "kind": "LinkedField",
          "name": "passwordSecret",
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
              "name": "key",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppLogin_endpoint"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "appEndpointFields_endpoint"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppEndpoints_app"
    }
  ],
  "type": "InstalledApp",
  "abstractKey": null
};

(node as any).hash = "2e09fcc6aa77a56220d3c59cf239fa96";

export default node;
