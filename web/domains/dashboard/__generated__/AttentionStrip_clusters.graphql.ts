/**
 * @generated SignedSource<<5e0935d7539996120f6066591711f2a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttentionStrip_clusters$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly uuid: string;
  readonly viewerCan: {
    readonly open: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"useClusterTroubles_clusters">;
  readonly " $fragmentType": "AttentionStrip_clusters";
}>;
export type AttentionStrip_clusters$key = ReadonlyArray<{
  readonly " $data"?: AttentionStrip_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionStrip_clusters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AttentionStrip_clusters",
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
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "open",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useClusterTroubles_clusters"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "d9297ad0bb640ca5b635daf8694d5837";

export default node;
