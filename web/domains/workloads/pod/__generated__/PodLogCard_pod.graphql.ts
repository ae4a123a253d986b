/**
 * @generated SignedSource<<67ca94bf278501670c8d1251fd4ba1fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PodLogCard_pod$data = {
  readonly containers: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "PodLogCard_pod";
};
export type PodLogCard_pod$key = {
  readonly " $data"?: PodLogCard_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodLogCard_pod">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodLogCard_pod",
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
      "concreteType": "Container",
      "kind": "LinkedField",
      "name": "containers",
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
  "type": "Pod",
  "abstractKey": null
};

(node as any).hash = "063332bf728af44a01696c9b33636e1e";

export default node;
