/**
 * @generated SignedSource<<aa590144156ec728052058378f97fcfb>>
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
  readonly uuid: string;
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
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
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

(node as any).hash = "f318e23b992f0771498f0a2bfd62c30e";

export default node;
