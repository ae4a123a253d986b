/**
 * @generated SignedSource<<534f0659a58536249446d11b356094a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpgradeAppDialog_app$data = {
  readonly catalog: {
    readonly changelogUrl: string | null | undefined;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"versionName_catalog">;
  } | null | undefined;
  readonly id: string;
  readonly latestVersion: string | null | undefined;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "UpgradeAppDialog_app";
};
export type UpgradeAppDialog_app$key = {
  readonly " $data"?: UpgradeAppDialog_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpgradeAppDialog_app">;
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
  "name": "UpgradeAppDialog_app",
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
      "name": "latestVersion",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changelogUrl",
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

(node as any).hash = "bf96107a963a56473fdfb005b7516144";

export default node;
