/**
 * @generated SignedSource<<b4483b84d9f9751ed2d8414f4b24d2c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UninstallAddonDialog_addon$data = {
  readonly catalog: {
    readonly title: string;
  };
  readonly id: string;
  readonly " $fragmentType": "UninstallAddonDialog_addon";
};
export type UninstallAddonDialog_addon$key = {
  readonly " $data"?: UninstallAddonDialog_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"UninstallAddonDialog_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UninstallAddonDialog_addon",
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
      "concreteType": "CatalogAddon",
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
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "413b1622d6d164a81a3f7724160654c9";

export default node;
