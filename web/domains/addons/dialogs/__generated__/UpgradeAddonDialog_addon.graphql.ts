/**
 * @generated SignedSource<<c2efbc287386ceb4dcf08f8ce4badf93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpgradeAddonDialog_addon$data = {
  readonly catalog: {
    readonly latestVersion: string;
    readonly title: string;
  };
  readonly id: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "UpgradeAddonDialog_addon";
};
export type UpgradeAddonDialog_addon$key = {
  readonly " $data"?: UpgradeAddonDialog_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpgradeAddonDialog_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpgradeAddonDialog_addon",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latestVersion",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "65d89d67c4aecf55a7b9d4ae37b9193c";

export default node;
