/**
 * @generated SignedSource<<8a9c11539f455b2ef16b489f5e422e3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdvancedTab_cluster$data = {
  readonly postgresOptions: {
    readonly extensions: ReadonlyArray<{
      readonly name: string;
      readonly requiresRestart: boolean;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ParametersTable_options">;
  } | null | undefined;
  readonly " $fragmentType": "AdvancedTab_cluster";
};
export type AdvancedTab_cluster$key = {
  readonly " $data"?: AdvancedTab_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdvancedTab_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdvancedTab_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresOptions",
      "kind": "LinkedField",
      "name": "postgresOptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PostgresExtensionOption",
          "kind": "LinkedField",
          "name": "extensions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requiresRestart",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ParametersTable_options"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "fd8062ef81026cd12eefe9a2a9b11358";

export default node;
