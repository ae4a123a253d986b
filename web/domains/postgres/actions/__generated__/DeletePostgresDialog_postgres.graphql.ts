/**
 * @generated SignedSource<<d44e6f92fc7f526e2bd0cf3a75c2afa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletePostgresDialog_postgres$data = {
  readonly backup: {
    readonly isEnabled: boolean;
    readonly retentionDays: number;
  };
  readonly exposure: {
    readonly isEnabled: boolean;
  };
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeletePostgresDialog_postgres";
};
export type DeletePostgresDialog_postgres$key = {
  readonly " $data"?: DeletePostgresDialog_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePostgresDialog_postgres">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEnabled",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletePostgresDialog_postgres",
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
      "concreteType": "PostgresBackupSettings",
      "kind": "LinkedField",
      "name": "backup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retentionDays",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};
})();

(node as any).hash = "d83aa98441fe4ff77a6ac96701be08ef";

export default node;
