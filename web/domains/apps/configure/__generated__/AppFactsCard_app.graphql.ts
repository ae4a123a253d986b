/**
 * @generated SignedSource<<1e301b594b0777fcf39da135fc910196>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppFactsCard_app$data = {
  readonly catalog: {
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly documentationUrl: string | null | undefined;
    readonly latestVersion: string;
    readonly requiredAddons: ReadonlyArray<{
      readonly name: string;
      readonly title: string;
    }>;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"versionName_catalog">;
  };
  readonly installation: {
    readonly version: string | null | undefined;
  } | null | undefined;
  readonly missingAddons: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "AppFactsCard_app";
};
export type AppFactsCard_app$key = {
  readonly " $data"?: AppFactsCard_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppFactsCard_app">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
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
  "name": "AppFactsCard_app",
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
        {
          "alias": null,
          "args": null,
          "concreteType": "Message",
          "kind": "LinkedField",
          "name": "detail",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "MessageText_message",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MessageParam",
                  "kind": "LinkedField",
                  "name": "params",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
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
          "kind": "ScalarField",
          "name": "latestVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "documentationUrl",
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
                (v2/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CatalogAddon",
          "kind": "LinkedField",
          "name": "requiredAddons",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/)
          ],
          "storageKey": null
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
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogAddon",
      "kind": "LinkedField",
      "name": "missingAddons",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "App",
  "abstractKey": null
};
})();

(node as any).hash = "21fe7a05923456655a4bb15b8b650d40";

export default node;
