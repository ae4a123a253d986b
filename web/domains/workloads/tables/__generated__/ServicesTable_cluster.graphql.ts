/**
 * @generated SignedSource<<0be01181bd6c2e2ec761ee8cc4646d49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServicesTable_cluster$data = {
  readonly services: ReadonlyArray<{
    readonly addresses: ReadonlyArray<string>;
    readonly clusterIp: string | null | undefined;
    readonly createdAt: string;
    readonly name: string;
    readonly namespace: string;
    readonly ports: ReadonlyArray<{
      readonly port: number;
      readonly protocol: string;
      readonly targetPort: string;
    }>;
    readonly type: string;
  }> | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "ServicesTable_cluster";
};
export type ServicesTable_cluster$key = {
  readonly " $data"?: ServicesTable_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServicesTable_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServicesTable_cluster",
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
      "concreteType": "KubernetesService",
      "kind": "LinkedField",
      "name": "services",
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clusterIp",
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
          "concreteType": "ServicePort",
          "kind": "LinkedField",
          "name": "ports",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "port",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "targetPort",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "protocol",
              "storageKey": null
            }
          ],
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

(node as any).hash = "5cde1e08052cc867eac31bdef76f5bb7";

export default node;
