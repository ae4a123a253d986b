/**
 * @generated SignedSource<<09bfeb66ac337f0cee03f4605a5168dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonDependencies_addon$data = {
  readonly cluster: {
    readonly uuid: string;
  };
  readonly requiredByAddons: ReadonlyArray<{
    readonly name: string;
    readonly title: string;
  }>;
  readonly requiredByApps: ReadonlyArray<string>;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requiredByApps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
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

(node as any).hash = "44c098cc27791397d0231eb3deb7320b";

export default node;
