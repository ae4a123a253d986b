/**
 * @generated SignedSource<<b6aff102ac79b91bd10bd69093deb36b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PendingUpdate_cluster$data = {
  readonly apiAllowedNetworks: ReadonlyArray<string>;
  readonly progressMessage: string | null | undefined;
  readonly sshAllowedNetworks: ReadonlyArray<string>;
  readonly status: ClusterStatus;
  readonly update: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_cluster">;
  readonly " $fragmentType": "PendingUpdate_cluster";
};
export type PendingUpdate_cluster$key = {
  readonly " $data"?: PendingUpdate_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingUpdate_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PendingUpdate_cluster",
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
      "name": "progressMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sshAllowedNetworks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiAllowedNetworks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActionState",
      "kind": "LinkedField",
      "name": "update",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useActionReason_state",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            },
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
      "name": "useSettings_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "a5807d0125a81ac1df81c3bba3def99b";

export default node;
