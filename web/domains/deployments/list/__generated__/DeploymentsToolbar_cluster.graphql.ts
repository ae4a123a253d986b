/**
 * @generated SignedSource<<9e5ad7572c021bc6e1bfde9d67311d0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeploymentsToolbar_cluster$data = {
  readonly namespaces: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "DeploymentsToolbar_cluster";
};
export type DeploymentsToolbar_cluster$key = {
  readonly " $data"?: DeploymentsToolbar_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentsToolbar_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentsToolbar_cluster",
  "selections": [
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "a6b68ff9ae21de9b9bd69afdea579dc6";

export default node;
