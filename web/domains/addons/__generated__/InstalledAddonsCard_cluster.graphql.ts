/**
 * @generated SignedSource<<652f2215bb909fbe03a93ca1b3e3728e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstalledAddonsCard_cluster$data = {
  readonly addons: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly catalog: {
          readonly latestVersion: string;
        };
        readonly id: string;
        readonly status: AddonStatus;
        readonly version: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"InstalledAddonRow_addon">;
      };
    }>;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "InstalledAddonsCard_cluster";
};
export type InstalledAddonsCard_cluster$key = {
  readonly " $data"?: InstalledAddonsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledAddonsCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstalledAddonsCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
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
                  "name": "id",
                  "storageKey": null
                },
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
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InstalledAddonRow_addon"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "addons(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "76ad1f535f6b6f39ab9150e1cbe76e76";

export default node;
