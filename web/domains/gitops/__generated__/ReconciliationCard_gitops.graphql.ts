/**
 * @generated SignedSource<<19fc57d87db88d6597e7becefaf8a06e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReconcileState = "READY" | "RECONCILING" | "STALLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReconciliationCard_gitops$data = {
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
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
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "3de8a976ab7e851d546575b1f573806d";

export default node;
