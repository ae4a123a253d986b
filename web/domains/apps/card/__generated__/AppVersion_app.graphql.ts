/**
 * @generated SignedSource<<a46499c65ec401455ee46a1c0ddb5964>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppVersion_app$data = {
  readonly catalog: {
    readonly latestVersion: string;
    readonly " $fragmentSpreads": FragmentRefs<"versionName_catalog">;
  };
  readonly installation: {
    readonly version: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AppVersion_app";
};
export type AppVersion_app$key = {
  readonly " $data"?: AppVersion_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppVersion_app">;
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
  "name": "AppVersion_app",
  "selections": [
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
          "name": "latestVersion",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstalledApp",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "App",
  "abstractKey": null
};
})();

(node as any).hash = "f396d877f3c86e007643b9ccbd068ccf";

export default node;
