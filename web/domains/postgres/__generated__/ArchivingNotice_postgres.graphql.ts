/**
 * @generated SignedSource<<e3de03462f28389b82ff84426c02e630>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresArchiving = "FAILING" | "OFF" | "OK" | "%future added value";
export type PostgresClusterStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ArchivingNotice_postgres$data = {
  readonly backup: {
    readonly archiving: PostgresArchiving;
    readonly archivingError: string | null | undefined;
    readonly isEnabled: boolean;
    readonly lastBackupError: string | null | undefined;
  };
  readonly cluster: {
    readonly uuid: string;
  };
  readonly name: string;
  readonly status: PostgresClusterStatus;
  readonly " $fragmentType": "ArchivingNotice_postgres";
};
export type ArchivingNotice_postgres$key = {
  readonly " $data"?: ArchivingNotice_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivingNotice_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchivingNotice_postgres",
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
      "name": "status",
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
    },
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
          "name": "archivingError",
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

(node as any).hash = "6700561d79d57281175d5ec80d4906f0";

export default node;
