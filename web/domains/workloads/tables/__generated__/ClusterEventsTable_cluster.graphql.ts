/**
 * @generated SignedSource<<064683f921843f2e92f41c2abb3e59b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterEventsTable_cluster$data = {
  readonly kubernetesEvents: ReadonlyArray<{
    readonly namespace: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventsTable_events">;
  }> | null | undefined;
  readonly " $fragmentType": "ClusterEventsTable_cluster";
};
export type ClusterEventsTable_cluster$key = {
  readonly " $data"?: ClusterEventsTable_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterEventsTable_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterEventsTable_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "KubernetesEvent",
      "kind": "LinkedField",
      "name": "kubernetesEvents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "namespace",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventsTable_events"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "b68c1241d6f622f43136c75a471eba7b";

export default node;
