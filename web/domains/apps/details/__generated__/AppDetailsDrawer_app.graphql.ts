/**
 * @generated SignedSource<<8094cc2d2939c2c9520f4fa52bcd082e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AppDetailsDrawer_app$data = {
  readonly catalog: {
    readonly changelogUrl: string | null | undefined;
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly documentationUrl: string | null | undefined;
    readonly latestVersion: string;
    readonly name: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AppTags_catalog" | "versionName_catalog">;
  };
  readonly cluster: {
    readonly id: string;
  };
  readonly installation: {
    readonly previousVersion: string | null | undefined;
    readonly status: AppStatus;
    readonly version: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AppAccess_app" | "AppActions_app" | "AppFailure_app" | "AppProgress_app" | "AppStatusBadge_app">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AppRequirements_app" | "InstallAppLink_app" | "PlanBadge_app">;
  readonly " $fragmentType": "AppDetailsDrawer_app";
};
export type AppDetailsDrawer_app$key = {
  readonly " $data"?: AppDetailsDrawer_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppDetailsDrawer_app">;
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
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppDetailsDrawer_app",
  "selections": [
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
          "name": "id",
          "storageKey": null
        }
      ],
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changelogUrl",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppTags_catalog"
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
                (v1/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previousVersion",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppFailure_app"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppAccess_app"
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

(node as any).hash = "22cfe0ce1abb90f70977e8090c5caa2f";

export default node;
