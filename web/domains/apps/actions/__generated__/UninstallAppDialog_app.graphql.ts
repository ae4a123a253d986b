/**
 * @generated SignedSource<<d7a9ac5f0bb73eafb1a3b1d991b9d2e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UninstallAppDialog_app$data = {
  readonly catalog: {
    readonly canKeepData: boolean;
    readonly title: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly status: AppStatus;
  readonly " $fragmentType": "UninstallAppDialog_app";
};
export type UninstallAppDialog_app$key = {
  readonly " $data"?: UninstallAppDialog_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"UninstallAppDialog_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UninstallAppDialog_app",
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
    },
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
      "concreteType": "CatalogApp",
      "kind": "LinkedField",
      "name": "catalog",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canKeepData",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InstalledApp",
  "abstractKey": null
};

(node as any).hash = "0d66a03af7ceea335487d7fe593f23f7";

export default node;
