/**
 * @generated SignedSource<<d53b8c9357a5ce01ece103a16178db01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlowQueriesCard_postgres$data = {
  readonly cluster: {
    readonly uuid: string;
  };
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SlowQueriesCard_postgres";
};
export type SlowQueriesCard_postgres$key = {
  readonly " $data"?: SlowQueriesCard_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlowQueriesCard_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlowQueriesCard_postgres",
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
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "a5adfba38ea0fa65ef088339ba3e9edc";

export default node;
