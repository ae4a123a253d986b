/**
 * @generated SignedSource<<00a8f0d067f1dbc1eaca460674d36158>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfigurationFacts_postgres$data = {
  readonly backup: {
    readonly isEnabled: boolean;
    readonly path: string | null | undefined;
    readonly retentionDays: number;
  };
  readonly createdAt: string;
  readonly databaseName: string;
  readonly ferretdb: {
    readonly isEnabled: boolean;
    readonly version: string | null | undefined;
  };
  readonly superuserName: string;
  readonly username: string;
  readonly " $fragmentType": "ConfigurationFacts_postgres";
};
export type ConfigurationFacts_postgres$key = {
  readonly " $data"?: ConfigurationFacts_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigurationFacts_postgres">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEnabled",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfigurationFacts_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "superuserName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresFerretdb",
      "kind": "LinkedField",
      "name": "ferretdb",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresBackupSettings",
      "kind": "LinkedField",
      "name": "backup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retentionDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};
})();

(node as any).hash = "8e1c8e3becf1fdb64509928ad118db56";

export default node;
