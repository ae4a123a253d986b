/**
 * @generated SignedSource<<d6ce0b0f7bb106dba638234384355430>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useTabCounts_cluster$data = {
  readonly addons: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly catalog: {
          readonly latestVersion: string;
        };
        readonly status: AddonStatus;
        readonly version: string | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly deploymentCounts: {
    readonly failed: number;
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"deploymentCountsFields_counts">;
  } | null | undefined;
  readonly failedApps: {
    readonly totalCount: number;
  } | null | undefined;
  readonly installedApps: {
    readonly totalCount: number;
  } | null | undefined;
  readonly outdatedApps: {
    readonly totalCount: number;
  } | null | undefined;
  readonly registryCounts: {
    readonly failed: number;
    readonly total: number;
  } | null | undefined;
  readonly secrets: {
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "useTabCounts_cluster";
};
export type useTabCounts_cluster$key = {
  readonly " $data"?: useTabCounts_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTabCounts_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTabCounts_cluster",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "AddonConnection",
      "kind": "LinkedField",
      "name": "addons",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AddonEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Addon",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "version",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CatalogAddon",
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "addons(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstalledAppConnection",
      "kind": "LinkedField",
      "name": "installedApps",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "failedApps",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "statuses": [
              "FAILED",
              "UNINSTALL_FAILED"
            ]
          }
        }
      ],
      "concreteType": "InstalledAppConnection",
      "kind": "LinkedField",
      "name": "installedApps",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "installedApps(filter:{\"statuses\":[\"FAILED\",\"UNINSTALL_FAILED\"]})"
    },
    {
      "alias": "outdatedApps",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "outdated": true
          }
        }
      ],
      "concreteType": "InstalledAppConnection",
      "kind": "LinkedField",
      "name": "installedApps",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "installedApps(filter:{\"outdated\":true})"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistryCounts",
      "kind": "LinkedField",
      "name": "registryCounts",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentCounts",
      "kind": "LinkedField",
      "name": "deploymentCounts",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "deploymentCountsFields_counts"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "KubernetesSecretConnection",
      "kind": "LinkedField",
      "name": "secrets",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "secrets(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "c8931d1ed142c6e98227229177c276dc";

export default node;
