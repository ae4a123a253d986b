/**
 * @generated SignedSource<<e38a7942419e1155df43431a127c9890>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodePoolRow_pool$data = {
  readonly instanceCount: number;
  readonly instanceTypeName: string;
  readonly isAutoscaling: boolean;
  readonly location: {
    readonly city: string;
    readonly countryCode: string;
  };
  readonly maxInstances: number | null | undefined;
  readonly minInstances: number | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "NodePoolRow_pool";
};
export type NodePoolRow_pool$key = {
  readonly " $data"?: NodePoolRow_pool$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodePoolRow_pool">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodePoolRow_pool",
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
      "name": "instanceTypeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instanceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAutoscaling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minInstances",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxInstances",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NodePool",
  "abstractKey": null
};

(node as any).hash = "fbdb3f6845a78cb91aab6bad008d6a87";

export default node;
