/**
 * @generated SignedSource<<a9255f54733315be70145e01d0c48e3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstalledAppRow_app$data = {
  readonly catalog: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"versionName_catalog">;
  } | null | undefined;
  readonly endpoints: ReadonlyArray<{
    readonly isPublic: boolean;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"appEndpointFields_endpoint">;
  }>;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AppProgress_app" | "AppStatusBadge_app">;
  readonly " $fragmentType": "InstalledAppRow_app";
};
export type InstalledAppRow_app$key = {
  readonly " $data"?: InstalledAppRow_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledAppRow_app">;
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
  "name": "InstalledAppRow_app",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppEndpoint",
      "kind": "LinkedField",
      "name": "endpoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPublic",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "appEndpointFields_endpoint"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppStatusBadge_app"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppProgress_app"
    }
  ],
  "type": "InstalledApp",
  "abstractKey": null
};
})();

(node as any).hash = "e09518f4c28abfd0ec7d0fd51dc203f2";

export default node;
