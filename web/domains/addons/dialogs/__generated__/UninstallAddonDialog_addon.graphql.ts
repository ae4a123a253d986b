/**
 * @generated SignedSource<<782e20e1c91da990b55127658de43000>>
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
  readonly rev: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "dd1f68c2699724f6fff237e579c6d81b";

export default node;
