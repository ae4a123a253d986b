/**
 * @generated SignedSource<<6222172753b56b40543aad7a3714bb5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineSteps_entries$data = ReadonlyArray<{
  readonly at: string;
  readonly endedAt: string | null | undefined;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineRow_entry">;
  readonly " $fragmentType": "TimelineSteps_entries";
}>;
export type TimelineSteps_entries$key = ReadonlyArray<{
  readonly " $data"?: TimelineSteps_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineSteps_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TimelineSteps_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelineRow_entry"
    }
  ],
  "type": "TimelineEntry",
  "abstractKey": null
};

(node as any).hash = "18408c605d70c4c508ff77ae7f2836b7";

export default node;
