/**
 * @generated SignedSource<<0e6dce81130fdb1cd256913ed4513d1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PostgresClusterStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type postgresEvent_postgres$data = {
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly id: string;
  readonly progress: number | null | undefined;
  readonly status: PostgresClusterStatus;
  readonly uuid: string;
  readonly viewerCan: {
    readonly failOver: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly update: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentType": "postgresEvent_postgres";
};
export type postgresEvent_postgres$key = {
  readonly " $data"?: postgresEvent_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"postgresEvent_postgres">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "postgresEvent_postgres"
};

(node as any).hash = "35bf78a32af6fce9bd1ca0dfea068032";

export default node;
