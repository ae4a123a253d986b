/**
 * @generated SignedSource<<e5251d1a96ed7277f4182c1a641e0f86>>
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
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "1d256d3787e0ec9dd571ba03650d6450";

export default node;
