/**
 * @generated SignedSource<<868ac8975658992f29281b4c581f87eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AuditRow_entry">;
  };
  readonly " $fragmentType": "AuditTable_edges";
}>;
export type AuditTable_edges$key = ReadonlyArray<{
  readonly " $data"?: AuditTable_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditTable_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditRow_entry"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntryEdge",
  "abstractKey": null
};

(node as any).hash = "1ac234fe5e91122bb956ac711d31545b";

export default node;
