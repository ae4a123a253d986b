/**
 * @generated SignedSource<<73a39a9b7a8105b0ea64c0e8cd9b4d29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallPlanCard_app$data = {
  readonly catalog: {
    readonly name: string;
    readonly requiredAddons: ReadonlyArray<{
      readonly name: string;
      readonly title: string;
    }>;
    readonly title: string;
  };
  readonly " $fragmentType": "InstallPlanCard_app";
};
export type InstallPlanCard_app$key = {
  readonly " $data"?: InstallPlanCard_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallPlanCard_app">;
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
  "name": "InstallPlanCard_app",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogApp",
      "kind": "LinkedField",
      "name": "catalog",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CatalogAddon",
          "kind": "LinkedField",
          "name": "requiredAddons",
          "plural": true,
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
  "type": "App",
  "abstractKey": null
};
})();

(node as any).hash = "9b684b0de20f16f30f14a780e399ade6";

export default node;
