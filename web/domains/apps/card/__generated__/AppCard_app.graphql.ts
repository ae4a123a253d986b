/**
 * @generated SignedSource<<ad3bba41caf74373bfdb00c6237dc1e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppCard_app$data = {
  readonly catalog: {
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly name: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AppIcon_catalog" | "AppTags_catalog">;
  };
  readonly installation: {
    readonly " $fragmentSpreads": FragmentRefs<"AppActions_app" | "AppEndpoints_app" | "AppFailure_app" | "AppProgress_app" | "AppStatusBadge_app">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AppRequirements_app" | "AppVersion_app" | "InstallAppLink_app" | "PlanBadge_app">;
  readonly " $fragmentType": "AppCard_app";
};
export type AppCard_app$key = {
  readonly " $data"?: AppCard_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppCard_app">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppCard_app",
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
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
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
                    (v0/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppIcon_catalog"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppTags_catalog"
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppStatusBadge_app"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppProgress_app"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppFailure_app"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppEndpoints_app"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppActions_app"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppVersion_app"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppRequirements_app"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanBadge_app"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallAppLink_app"
    }
  ],
  "type": "App",
  "abstractKey": null
};
})();

(node as any).hash = "5b7e694503611cff07276b3c958694e2";

export default node;
