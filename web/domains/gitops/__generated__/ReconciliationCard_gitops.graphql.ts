/**
 * @generated SignedSource<<19aedf623ada3ba6a28019f6152f56e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReconcileState = "READY" | "RECONCILING" | "STALLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReconciliationCard_gitops$data = {
  readonly id: string;
  readonly reconciliation: {
    readonly fluxVersion: string | null | undefined;
    readonly kustomizations: ReadonlyArray<{
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"KustomizationRow_kustomization">;
    }>;
    readonly source: {
      readonly fetchedAt: string | null | undefined;
      readonly message: string;
      readonly revision: string | null | undefined;
      readonly state: ReconcileState;
      readonly url: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "ReconciliationCard_gitops";
};
export type ReconciliationCard_gitops$key = {
  readonly " $data"?: ReconciliationCard_gitops$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReconciliationCard_gitops">;
};

import ReconciliationCardQuery_graphql from './ReconciliationCardQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ReconciliationCardQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ReconciliationCard_gitops",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GitopsReconciliation",
      "kind": "LinkedField",
      "name": "reconciliation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fluxVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GitopsSource",
          "kind": "LinkedField",
          "name": "source",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
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
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fetchedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GitopsKustomization",
          "kind": "LinkedField",
          "name": "kustomizations",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "KustomizationRow_kustomization"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "45fd69cfa8947335405c1bce73884669";

export default node;
