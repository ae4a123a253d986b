/**
 * @generated SignedSource<<f5abf538eab34603f6dd3f9ed6e08593>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresArchiving = "FAILING" | "OFF" | "OK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BackupFlag_postgres$data = {
  readonly backup: {
    readonly archiving: PostgresArchiving;
    readonly isEnabled: boolean;
    readonly lastBackupAt: string | null | undefined;
    readonly lastBackupError: string | null | undefined;
  };
  readonly " $fragmentType": "BackupFlag_postgres";
};
export type BackupFlag_postgres$key = {
  readonly " $data"?: BackupFlag_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackupFlag_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackupFlag_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresBackupSettings",
      "kind": "LinkedField",
      "name": "backup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archiving",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastBackupAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastBackupError",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "bbac47aa4664e2487c4b0442f956651b";

export default node;
