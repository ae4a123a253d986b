/**
 * @generated SignedSource<<b88cbb3f44e57aea5572a6fe7da47f60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditDifferences_entry$data = {
  readonly differences: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly field: string;
  }>;
  readonly " $fragmentType": "AuditDifferences_entry";
};
export type AuditDifferences_entry$key = {
  readonly " $data"?: AuditDifferences_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditDifferences_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditDifferences_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditedDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "4e8c9fe1f5baa7b06ed12ba37980ec03";

export default node;
