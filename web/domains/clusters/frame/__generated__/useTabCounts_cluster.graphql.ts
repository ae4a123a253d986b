/**
 * @generated SignedSource<<52f3655d95e943c991e9fffc05929dda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
export type AppStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
export type ClusterRegistryStatus = "APPLIED" | "APPLYING" | "FAILED" | "REMOVING" | "%future added value";
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
  } | null | undefined;
  readonly installedApps: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly latestVersion: string | null | undefined;
        readonly status: AppStatus;
        readonly version: string | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly registries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly status: ClusterRegistryStatus | null | undefined;
      };
    }>;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latestVersion",
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
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CatalogAddon",
                  "kind": "LinkedField",
                  "name": "catalog",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/)
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
      "args": (v0/*:: as any*/),
      "concreteType": "InstalledAppConnection",
      "kind": "LinkedField",
      "name": "installedApps",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InstalledAppEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "InstalledApp",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "installedApps(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ClusterRegistryConnection",
      "kind": "LinkedField",
      "name": "registries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClusterRegistryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ClusterRegistry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "registries(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentCounts",
      "kind": "LinkedField",
      "name": "deploymentCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "secrets(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "ac001a9f427fc640ede83f85b7d51468";

export default node;
