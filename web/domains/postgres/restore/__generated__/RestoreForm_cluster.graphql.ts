/**
 * @generated SignedSource<<119dad3e7a807795cbdd30e8c9913adf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresClusterStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RestoreForm_cluster$data = {
  readonly id: string;
  readonly restorablePostgresClusters: ReadonlyArray<{
    readonly backup: {
      readonly retentionDays: number;
    };
    readonly deletedAt: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly status: PostgresClusterStatus;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"restorablePostgresFields_postgres">;
  }> | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "RestoreForm_cluster";
};
export type RestoreForm_cluster$key = {
  readonly " $data"?: RestoreForm_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreForm_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestoreForm_cluster",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresCluster",
      "kind": "LinkedField",
      "name": "restorablePostgresClusters",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "deletedAt",
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
              "name": "retentionDays",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "restorablePostgresFields_postgres"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "170d3b675481974b1650769c58b4a927";

export default node;
