/**
 * @generated SignedSource<<5b8faee8f938b39b5e3c31e5eb974f56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UninstallAppDialog_app$data = {
  readonly catalog: {
    readonly canKeepData: boolean;
    readonly title: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
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

(node as any).hash = "bc49a6731dd409c0e070184d2c07e022";

export default node;
