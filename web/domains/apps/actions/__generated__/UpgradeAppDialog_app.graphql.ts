/**
 * @generated SignedSource<<555c0b45c76db79a7e9df7eb7b0a6c65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpgradeAppDialog_app$data = {
  readonly catalog: {
    readonly title: string;
  } | null | undefined;
  readonly id: string;
  readonly latestVersion: string | null | undefined;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "UpgradeAppDialog_app";
};
export type UpgradeAppDialog_app$key = {
  readonly " $data"?: UpgradeAppDialog_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpgradeAppDialog_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpgradeAppDialog_app",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latestVersion",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InstalledApp",
  "abstractKey": null
};

(node as any).hash = "1bd42f1114db8f71218cac8a8077d007";

export default node;
