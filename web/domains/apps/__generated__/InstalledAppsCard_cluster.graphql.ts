/**
 * @generated SignedSource<<077c928d985dfe2fccdd0de5b23996e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstalledAppsCard_cluster$data = {
  readonly installedApps: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly latestVersion: string | null | undefined;
        readonly version: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"InstalledAppRow_app">;
      };
    }>;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "InstalledAppsCard_cluster";
};
export type InstalledAppsCard_cluster$key = {
  readonly " $data"?: InstalledAppsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledAppsCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstalledAppsCard_cluster",
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
                  "name": "version",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InstalledAppRow_app"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "installedApps(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "b52ee6f3cff530fcb39f01e77e9cb3ae";

export default node;
