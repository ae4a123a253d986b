/**
 * @generated SignedSource<<014820d1e6fa3158d7f698972a0fc6d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RollbackAppDialog_app$data = {
  readonly catalog: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"versionName_catalog">;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly previousVersion: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "RollbackAppDialog_app";
};
export type RollbackAppDialog_app$key = {
  readonly " $data"?: RollbackAppDialog_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"RollbackAppDialog_app">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RollbackAppDialog_app",
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
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogApp",
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
          "kind": "InlineDataFragmentSpread",
          "name": "versionName_catalog",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AppVersion",
              "kind": "LinkedField",
              "name": "versions",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "appVersion",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InstalledApp",
  "abstractKey": null
};
})();

(node as any).hash = "3cd8e97793ea64350255b41cfe524901";

export default node;
