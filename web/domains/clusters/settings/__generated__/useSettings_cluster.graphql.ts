/**
 * @generated SignedSource<<880efaf5d93b90f3b85914daa8a3193a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSettings_cluster$data = {
  readonly hasEmbeddedRegistryMirror: boolean;
  readonly id: string;
  readonly isCniEncrypted: boolean;
  readonly isHighAvailability: boolean;
  readonly k3sUpgrades: ReadonlyArray<string>;
  readonly k3sVersion: string;
  readonly pendingUpdate: {
    readonly changes: ReadonlyArray<{
      readonly after: string | null | undefined;
      readonly before: string | null | undefined;
      readonly path: string;
    }>;
  } | null | undefined;
  readonly revision: number;
  readonly schedulesWorkloadsOnMasters: boolean;
  readonly " $fragmentType": "useSettings_cluster";
};
export type useSettings_cluster$key = {
  readonly " $data"?: useSettings_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSettings_cluster",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "k3sVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "k3sUpgrades",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHighAvailability",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "schedulesWorkloadsOnMasters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasEmbeddedRegistryMirror",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCniEncrypted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingUpdate",
      "kind": "LinkedField",
      "name": "pendingUpdate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PendingChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "before",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "e839213e10a6d943afe3dfa9c4f82c32";

export default node;
