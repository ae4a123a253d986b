/**
 * @generated SignedSource<<93dc4b8b68032d7c345b31eaa45eede2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "CREATED" | "FAILED" | "LEFTOVERS" | "NODE_POOLS" | "PROTECTION" | "SETTINGS" | "STATUS" | "STEP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TimelineRow_entry$data = {
  readonly actorName: string | null | undefined;
  readonly at: string;
  readonly endedAt: string | null | undefined;
  readonly kind: TimelineKind;
  readonly message: string;
  readonly " $fragmentType": "TimelineRow_entry";
};
export type TimelineRow_entry$key = {
  readonly " $data"?: TimelineRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    }
  ],
  "type": "TimelineEntry",
  "abstractKey": null
};

(node as any).hash = "186b45180e27ee83fdb76dac64f33329";

export default node;
