/**
 * @generated SignedSource<<93149d4c99d054604d491a61dd943124>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateDeploymentForm_cluster$data = {
  readonly id: string;
  readonly ingressClasses: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentTab_cluster">;
  readonly " $fragmentType": "CreateDeploymentForm_cluster";
};
export type CreateDeploymentForm_cluster$key = {
  readonly " $data"?: CreateDeploymentForm_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateDeploymentForm_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateDeploymentForm_cluster",
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
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IngressClass",
      "kind": "LinkedField",
      "name": "ingressClasses",
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
          "name": "isDefault",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentTab_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "2fa190bb5411b0f652ea5e4dc90f6899";

export default node;
