/**
 * @generated SignedSource<<518bd4b74d4379afb6f3eed61cb83295>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditOrigin = "API_KEY" | "CONSOLE" | "SUPPORT" | "SYSTEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditRow_entry$data = {
  readonly action: string;
  readonly actorName: string;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly path: string;
  }>;
  readonly origin: AuditOrigin;
  readonly targetName: string;
  readonly " $fragmentSpreads": FragmentRefs<"AuditChanges_entry">;
  readonly " $fragmentType": "AuditRow_entry";
};
export type AuditRow_entry$key = {
  readonly " $data"?: AuditRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditRow_entry",
  "selections": [
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
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuditChanges_entry"
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "0aee18c04ab1bf0d34936bdb24db5867";

export default node;
