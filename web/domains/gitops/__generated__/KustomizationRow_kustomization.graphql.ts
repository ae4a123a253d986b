/**
 * @generated SignedSource<<88633cb061337a50c8765f8aa9d4e5e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReconcileState = "READY" | "RECONCILING" | "STALLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type KustomizationRow_kustomization$data = {
  readonly inventory: ReadonlyArray<{
    readonly kind: string;
    readonly name: string;
    readonly namespace: string | null | undefined;
  }>;
  readonly lastAppliedRevision: string | null | undefined;
  readonly message: string;
  readonly name: string;
  readonly path: string;
  readonly reconciledAt: string | null | undefined;
  readonly state: ReconcileState;
  readonly " $fragmentType": "KustomizationRow_kustomization";
};
export type KustomizationRow_kustomization$key = {
  readonly " $data"?: KustomizationRow_kustomization$data;
  readonly " $fragmentSpreads": FragmentRefs<"KustomizationRow_kustomization">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KustomizationRow_kustomization",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "lastAppliedRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reconciledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GitopsInventoryItem",
      "kind": "LinkedField",
      "name": "inventory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "namespace",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "GitopsKustomization",
  "abstractKey": null
};
})();

(node as any).hash = "d28edf8da5dda126f08bbfdfc0f0f904";

export default node;
