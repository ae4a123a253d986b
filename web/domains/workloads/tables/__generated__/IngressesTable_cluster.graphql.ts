/**
 * @generated SignedSource<<fa7edfb8d3bde8bf4075eedef4ca3ba7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IngressesTable_cluster$data = {
  readonly ingresses: ReadonlyArray<{
    readonly addresses: ReadonlyArray<string>;
    readonly className: string | null | undefined;
    readonly createdAt: string;
    readonly hasTls: boolean;
    readonly hosts: ReadonlyArray<string>;
    readonly name: string;
    readonly namespace: string;
  }> | null | undefined;
  readonly " $fragmentType": "IngressesTable_cluster";
};
export type IngressesTable_cluster$key = {
  readonly " $data"?: IngressesTable_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"IngressesTable_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IngressesTable_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "KubernetesIngress",
      "kind": "LinkedField",
      "name": "ingresses",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "namespace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "className",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hosts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addresses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasTls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "0d58b69b7ba5b7e6695eae3f44b3e17f";

export default node;
