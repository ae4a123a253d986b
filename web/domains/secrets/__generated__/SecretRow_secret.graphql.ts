/**
 * @generated SignedSource<<904a965f510f79c21e1494f17da9a67a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecretRow_secret$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SecretRow_secret";
};
export type SecretRow_secret$key = {
  readonly " $data"?: SecretRow_secret$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecretRow_secret">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecretRow_secret",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "GlobalSecret",
  "abstractKey": null
};

(node as any).hash = "f0bd4976630246d0e64db174f907d7b6";

export default node;
