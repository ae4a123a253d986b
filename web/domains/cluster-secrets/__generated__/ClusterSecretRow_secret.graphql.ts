/**
 * @generated SignedSource<<55052a1052f805be2abd248eeae01888>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterSecretRow_secret$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly keys: ReadonlyArray<string>;
  readonly name: string;
  readonly namespace: string;
  readonly type: string;
  readonly " $fragmentType": "ClusterSecretRow_secret";
};
export type ClusterSecretRow_secret$key = {
  readonly " $data"?: ClusterSecretRow_secret$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterSecretRow_secret">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterSecretRow_secret",
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
      "name": "keys",
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
  "type": "KubernetesSecret",
  "abstractKey": null
};

(node as any).hash = "2e6fb892fadfe01bccbb7d42aefd18d0";

export default node;
