/**
 * @generated SignedSource<<af7857ec4fbc3bed69aceba8489e845d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstalledAddonRow_addon$data = {
  readonly catalog: {
    readonly title: string;
  };
  readonly rev: string;
  readonly version: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddonProgress_addon" | "AddonStatusBadge_addon">;
  readonly " $fragmentType": "InstalledAddonRow_addon";
};
export type InstalledAddonRow_addon$key = {
  readonly " $data"?: InstalledAddonRow_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledAddonRow_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstalledAddonRow_addon",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonStatusBadge_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonProgress_addon"
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

(node as any).hash = "e6e0ef6d6e0b3b830f1ae11b7a7d05d3";

export default node;
