/**
 * @generated SignedSource<<362babef13b36a9a108151d78dfe61b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonDependencies_addon$data = {
  readonly requiredByAddons: ReadonlyArray<{
    readonly name: string;
    readonly title: string;
  }>;
  readonly requires: ReadonlyArray<{
    readonly addon: {
      readonly name: string;
      readonly title: string;
    };
    readonly isSatisfied: boolean;
  }>;
  readonly " $fragmentType": "AddonDependencies_addon";
};
export type AddonDependencies_addon$key = {
  readonly " $data"?: AddonDependencies_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonDependencies_addon">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonDependencies_addon",
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogAddon",
      "kind": "LinkedField",
      "name": "requiredByAddons",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};
})();

(node as any).hash = "c725422250febca719c4de28f46a3ac2";

export default node;
