/**
 * @generated SignedSource<<eefce6e63c1b5cc1f0b010b02ed5b4da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingAddons_addon$data = {
  readonly requires: ReadonlyArray<{
    readonly addon: {
      readonly name: string;
      readonly title: string;
    };
    readonly isSatisfied: boolean;
  }>;
  readonly " $fragmentType": "MissingAddons_addon";
};
export type MissingAddons_addon$key = {
  readonly " $data"?: MissingAddons_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingAddons_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingAddons_addon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AddonRequirement",
      "kind": "LinkedField",
      "name": "requires",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSatisfied",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CatalogAddon",
          "kind": "LinkedField",
          "name": "addon",
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
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "6b127cb239e5356a53269685c32cb293";

export default node;
