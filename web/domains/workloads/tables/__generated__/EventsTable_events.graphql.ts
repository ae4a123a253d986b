/**
 * @generated SignedSource<<edb1278d2ca4e90261215d67b9125425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KubernetesEventType = "NORMAL" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventsTable_events$data = ReadonlyArray<{
  readonly count: number;
  readonly lastSeenAt: string;
  readonly message: string;
  readonly namespace: string;
  readonly objectKind: string;
  readonly objectName: string;
  readonly reason: string;
  readonly type: KubernetesEventType;
  readonly uid: string;
  readonly " $fragmentType": "EventsTable_events";
}>;
export type EventsTable_events$key = ReadonlyArray<{
  readonly " $data"?: EventsTable_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventsTable_events">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EventsTable_events",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
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
      "name": "namespace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objectKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    }
  ],
  "type": "KubernetesEvent",
  "abstractKey": null
};

(node as any).hash = "5dff7c5324e4fc00c7063fb8838f8984";

export default node;
