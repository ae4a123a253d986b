/**
 * @generated SignedSource<<8b01ae051a1446ab20f74e3084cb2fcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppLogin_endpoint$data = {
  readonly passwordSecret: {
    readonly key: string;
    readonly name: string;
    readonly namespace: string;
  } | null | undefined;
  readonly username: string | null | undefined;
  readonly " $fragmentType": "AppLogin_endpoint";
};
export type AppLogin_endpoint$key = {
  readonly " $data"?: AppLogin_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppLogin_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppLogin_endpoint",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppPasswordSecret",
      "kind": "LinkedField",
      "name": "passwordSecret",
      "plural": false,
      "selections": [
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AppEndpoint",
  "abstractKey": null
};

(node as any).hash = "7225880baad2947d67385b4930a6dc0d";

export default node;
