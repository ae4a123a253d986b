/**
 * @generated SignedSource<<97c9f23496d1fa7509362fcb44f43f59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresClusterStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostgresStatusBadge_postgres$data = {
  readonly status: PostgresClusterStatus;
  readonly " $fragmentType": "PostgresStatusBadge_postgres";
};
export type PostgresStatusBadge_postgres$key = {
  readonly " $data"?: PostgresStatusBadge_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresStatusBadge_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostgresStatusBadge_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "a4a7b7ab1b14e214f07922195ba058c1";

export default node;
