/**
 * @generated SignedSource<<7db0c4780f80d985a8ec60835f6c559a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreatePostgresForm_cluster$data = {
  readonly id: string;
  readonly postgresOptions: {
    readonly ferretdbVersions: ReadonlyArray<string>;
    readonly maxStorageGib: number;
    readonly versions: ReadonlyArray<string>;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresTab_cluster">;
  readonly " $fragmentType": "CreatePostgresForm_cluster";
};
export type CreatePostgresForm_cluster$key = {
  readonly " $data"?: CreatePostgresForm_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatePostgresForm_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatePostgresForm_cluster",
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
      "concreteType": "PostgresOptions",
      "kind": "LinkedField",
      "name": "postgresOptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "versions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ferretdbVersions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxStorageGib",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostgresTab_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "e45b150cb92ec5cc5e46fa07141c821d";

export default node;
