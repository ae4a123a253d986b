/**
 * @generated SignedSource<<3ed60c7603a6b76a916911150843379f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PodLogCard_pod$data = {
  readonly id: string;
  readonly name: string;
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Pod",
  "abstractKey": null
};

(node as any).hash = "dc9cd99b0dee84148a7650b3fe953645";

export default node;
