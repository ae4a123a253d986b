/**
 * @generated SignedSource<<6276e3d1804d78074d82c8c878617f9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConditionStatus = "FALSE" | "TRUE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PodConditions_pod$data = {
  readonly conditions: ReadonlyArray<{
    readonly changedAt: string | null | undefined;
    readonly message: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly status: ConditionStatus;
    readonly type: string;
  }> | null | undefined;
  readonly " $fragmentType": "PodConditions_pod";
};
export type PodConditions_pod$key = {
  readonly " $data"?: PodConditions_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodConditions_pod">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodConditions_pod",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Condition",
      "kind": "LinkedField",
      "name": "conditions",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Pod",
  "abstractKey": null
};

(node as any).hash = "143e1b0b03d94b8b8eb0b58206168939";

export default node;
