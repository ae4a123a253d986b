/**
 * @generated SignedSource<<d89e1874e474da83563b16b3fdb5b1bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresEndpointKind = "FERRETDB" | "PLAYGROUND" | "POOLER" | "PUBLIC" | "READ_ONLY" | "READ_WRITE" | "%future added value";
export type PostgresPlaygroundState = "FAILED" | "FULL" | "RUNNING" | "STARTING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConnectPanel_postgres$data = {
  readonly endpoints: ReadonlyArray<{
    readonly command: string;
    readonly env: string;
    readonly host: string;
    readonly jdbc: string | null | undefined;
    readonly kind: PostgresEndpointKind;
    readonly port: number;
    readonly url: string;
  }>;
  readonly exposure: {
    readonly isEnabled: boolean;
  };
  readonly passwordSecret: {
    readonly key: string;
    readonly name: string;
    readonly namespace: string;
  } | null | undefined;
  readonly playground: PostgresPlaygroundState | null | undefined;
  readonly username: string;
  readonly " $fragmentType": "ConnectPanel_postgres";
};
export type ConnectPanel_postgres$key = {
  readonly " $data"?: ConnectPanel_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectPanel_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectPanel_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresEndpoint",
      "kind": "LinkedField",
      "name": "endpoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "command",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "env",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jdbc",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresExposure",
      "kind": "LinkedField",
      "name": "exposure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresPasswordSecret",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playground",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "54f06456a39c998d523c57545036b790";

export default node;
