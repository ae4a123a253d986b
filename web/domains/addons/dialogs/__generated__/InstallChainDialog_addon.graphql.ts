/**
 * @generated SignedSource<<c010165776a956c973c3e2162c02b00d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallChainDialog_addon$data = {
  readonly catalog: {
    readonly title: string;
  };
  readonly name: string;
  readonly requires: ReadonlyArray<{
    readonly addon: {
      readonly name: string;
      readonly title: string;
    };
  }>;
  readonly " $fragmentType": "InstallChainDialog_addon";
};
export type InstallChainDialog_addon$key = {
  readonly " $data"?: InstallChainDialog_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallChainDialog_addon">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallChainDialog_addon",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogAddon",
      "kind": "LinkedField",
      "name": "catalog",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
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
          "concreteType": "CatalogAddon",
          "kind": "LinkedField",
          "name": "addon",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
})();

(node as any).hash = "934ce485b5a8d002b85e0b26f6996340";

export default node;
