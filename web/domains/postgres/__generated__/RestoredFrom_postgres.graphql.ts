/**
 * @generated SignedSource<<dc6fb8830d9c37add8d3c707cfa73b6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestoredFrom_postgres$data = {
  readonly createdAt: string;
  readonly restoredFrom: {
    readonly name: string;
    readonly restoredAt: string | null | undefined;
    readonly targetTime: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RestoredFrom_postgres";
};
export type RestoredFrom_postgres$key = {
  readonly " $data"?: RestoredFrom_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestoredFrom_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestoredFrom_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresRestoredFrom",
      "kind": "LinkedField",
      "name": "restoredFrom",
      "plural": false,
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
          "name": "targetTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restoredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "df253f7845a67a285b4bde2956485991";

export default node;
