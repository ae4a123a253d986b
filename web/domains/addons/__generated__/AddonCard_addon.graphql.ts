/**
 * @generated SignedSource<<5ee1385633eacb7b4d705b5e2ca779f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonCard_addon$data = {
  readonly catalog: {
    readonly description: string;
    readonly isRequired: boolean;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddonIcon_catalog">;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddonActions_addon" | "AddonDependencies_addon" | "AddonDialog_addon" | "AddonFailure_addon" | "AddonProgress_addon" | "AddonStatusBadge_addon" | "AddonVersion_addon" | "MissingAddons_addon">;
  readonly " $fragmentType": "AddonCard_addon";
};
export type AddonCard_addon$key = {
  readonly " $data"?: AddonCard_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonCard_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonCard_addon",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddonIcon_catalog"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonStatusBadge_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonVersion_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonProgress_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonFailure_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonDependencies_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonActions_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MissingAddons_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonDialog_addon"
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "f0b46ff93fa812a01c72491bebb4451f";

export default node;
