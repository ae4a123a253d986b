/**
 * @generated SignedSource<<8773670a89f3b7998619028f28511ad4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParametersTable_options$data = {
  readonly parameters: ReadonlyArray<{
    readonly default: string;
    readonly max: string | null | undefined;
    readonly min: string | null | undefined;
    readonly name: string;
    readonly options: ReadonlyArray<string>;
    readonly requiresRestart: boolean;
  }>;
  readonly " $fragmentType": "ParametersTable_options";
};
export type ParametersTable_options$key = {
  readonly " $data"?: ParametersTable_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParametersTable_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParametersTable_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresParameterOption",
      "kind": "LinkedField",
      "name": "parameters",
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
          "name": "default",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "min",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "max",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "options",
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
    }
  ],
  "type": "PostgresOptions",
  "abstractKey": null
};

(node as any).hash = "f2a44da33e2433eec8cbf3ee0558ff82";

export default node;
