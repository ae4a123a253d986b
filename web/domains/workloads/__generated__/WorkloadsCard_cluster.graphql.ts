/**
 * @generated SignedSource<<d09ab678bc38d8c44b84336a4fc5ed71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkloadsCard_cluster$data = {
  readonly events?: {
    readonly " $fragmentSpreads": FragmentRefs<"ClusterEventsTable_cluster">;
  } | null | undefined;
  readonly id: string;
  readonly ingresses?: {
    readonly " $fragmentSpreads": FragmentRefs<"IngressesTable_cluster">;
  } | null | undefined;
  readonly namespaces: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly pods?: {
    readonly " $fragmentSpreads": FragmentRefs<"PodsTable_cluster">;
  } | null | undefined;
  readonly services?: {
    readonly " $fragmentSpreads": FragmentRefs<"ServicesTable_cluster">;
  } | null | undefined;
  readonly volumes?: {
    readonly " $fragmentSpreads": FragmentRefs<"VolumeClaimsTable_cluster">;
  } | null | undefined;
  readonly workloads?: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkloadsTable_cluster">;
  } | null | undefined;
  readonly " $fragmentType": "WorkloadsCard_cluster";
};
export type WorkloadsCard_cluster$key = {
  readonly " $data"?: WorkloadsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkloadsCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "events"
    },
    {
      "kind": "RootArgument",
      "name": "ingresses"
    },
    {
      "kind": "RootArgument",
      "name": "pods"
    },
    {
      "kind": "RootArgument",
      "name": "services"
    },
    {
      "kind": "RootArgument",
      "name": "volumes"
    },
    {
      "kind": "RootArgument",
      "name": "workloads"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkloadsCard_cluster",
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
      "concreteType": "Namespace",
      "kind": "LinkedField",
      "name": "namespaces",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "workloads",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WorkloadsTable_cluster"
              }
            ],
            "type": "Cluster",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "workloads"
        }
      ]
    },
    {
      "condition": "pods",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PodsTable_cluster"
              }
            ],
            "type": "Cluster",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "pods"
        }
      ]
    },
    {
      "condition": "services",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ServicesTable_cluster"
              }
            ],
            "type": "Cluster",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "services"
        }
      ]
    },
    {
      "condition": "ingresses",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IngressesTable_cluster"
              }
            ],
            "type": "Cluster",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "ingresses"
        }
      ]
    },
    {
      "condition": "volumes",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VolumeClaimsTable_cluster"
              }
            ],
            "type": "Cluster",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "volumes"
        }
      ]
    },
    {
      "condition": "events",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClusterEventsTable_cluster"
              }
            ],
            "type": "Cluster",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "events"
        }
      ]
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "59d03f750da8db221737e17fb7f73087";

export default node;
