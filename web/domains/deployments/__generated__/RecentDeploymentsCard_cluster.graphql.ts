/**
 * @generated SignedSource<<df6145f8a284fc1651905895bab649b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentDeploymentsCard_cluster$data = {
  readonly deployments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly updatedAt: string;
        readonly uuid: string;
        readonly " $fragmentSpreads": FragmentRefs<"DeploymentStatusBadge_deployment">;
      };
    }>;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "RecentDeploymentsCard_cluster";
};
export type RecentDeploymentsCard_cluster$key = {
  readonly " $data"?: RecentDeploymentsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentDeploymentsCard_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentDeploymentsCard_cluster",
  "selections": [
    (v0/*:: as any*/),
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
          "concreteType": "DeploymentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Deployment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
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
                  "name": "updatedAt",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeploymentStatusBadge_deployment"
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
})();

(node as any).hash = "00a68e59694018908c5f9e43c32eb491";

export default node;
