/**
 * @generated SignedSource<<4621638c66a10e56c2c77b82d13f614a>>
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
  readonly schedulesWorkloadsOnControlPlane: boolean;
  readonly wantedSettings: {
    readonly hasEmbeddedRegistryMirror: boolean;
    readonly isCniEncrypted: boolean;
    readonly isHighAvailability: boolean;
    readonly k3sVersion: string;
    readonly labels: ReadonlyArray<string>;
    readonly notes: string | null | undefined;
    readonly schedulesWorkloadsOnControlPlane: boolean;
  };
  readonly " $fragmentType": "useSettings_cluster";
};
export type useSettings_cluster$key = {
  readonly " $data"?: useSettings_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "k3sVersion",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHighAvailability",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "schedulesWorkloadsOnControlPlane",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasEmbeddedRegistryMirror",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCniEncrypted",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "k3sUpgrades",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterSettings",
      "kind": "LinkedField",
      "name": "wantedSettings",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labels",
          "storageKey": null
        }
      ],
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
          "concreteType": "FieldChange",
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
})();

(node as any).hash = "50b46c93bb627dd167af42f63dd1364a";

export default node;
