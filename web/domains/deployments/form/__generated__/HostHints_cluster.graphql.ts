/**
 * @generated SignedSource<<61ea00e64042cef1f7eef164436d168e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IpFamily = "IPV4" | "IPV6" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HostHints_cluster$data = {
  readonly deployments: {
    readonly nodes: ReadonlyArray<{
      readonly exposure: {
        readonly hostname: string | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly ingressEndpoints: ReadonlyArray<{
    readonly address: string;
    readonly family: IpFamily;
  }> | null | undefined;
  readonly " $fragmentType": "HostHints_cluster";
};
export type HostHints_cluster$key = {
  readonly " $data"?: HostHints_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"HostHints_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HostHints_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IngressEndpoint",
      "kind": "LinkedField",
      "name": "ingressEndpoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "family",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "DeploymentConnection",
      "kind": "LinkedField",
      "name": "deployments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Deployment",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DeploymentExposure",
              "kind": "LinkedField",
              "name": "exposure",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hostname",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "deployments(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "cb213c8d3485f7749dccd901107f3a11";

export default node;
