/**
 * @generated SignedSource<<fd493cceb09204c63116e9aa364f5442>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConditionStatus = "FALSE" | "TRUE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConditionsCard_conditions$data = ReadonlyArray<{
  readonly changedAt: string | null | undefined;
  readonly message: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly status: ConditionStatus;
  readonly type: string;
  readonly " $fragmentType": "ConditionsCard_conditions";
}>;
export type ConditionsCard_conditions$key = ReadonlyArray<{
  readonly " $data"?: ConditionsCard_conditions$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConditionsCard_conditions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ConditionsCard_conditions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    }
  ],
  "type": "Condition",
  "abstractKey": null
};

(node as any).hash = "d2b574e6b8211863662b5f42bf37a08e";

export default node;
