/**
 * @generated SignedSource<<1f42192e72d425ec9f4eda010324a4e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresBackupProvider = "AWS_S3" | "GCP_GCS" | "%future added value";
export type PostgresUserAccess = "NONE" | "READ" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePostgresSettings_postgres$data = {
  readonly backup: {
    readonly accessKeyId: string | null | undefined;
    readonly bucket: string | null | undefined;
    readonly endpointUrl: string | null | undefined;
    readonly isEnabled: boolean;
    readonly provider: PostgresBackupProvider | null | undefined;
    readonly retentionDays: number;
  };
  readonly databaseName: string;
  readonly databases: ReadonlyArray<{
    readonly name: string;
    readonly owner: string;
  }>;
  readonly exposure: {
    readonly isEnabled: boolean;
    readonly port: number;
  };
  readonly extensions: ReadonlyArray<string>;
  readonly ferretdb: {
    readonly isEnabled: boolean;
    readonly version: string | null | undefined;
  };
  readonly id: string;
  readonly instanceCount: number;
  readonly name: string;
  readonly parameters: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly pooler: {
    readonly isEnabled: boolean;
  };
  readonly revision: number;
  readonly storageGib: number;
  readonly superuserName: string;
  readonly username: string;
  readonly users: ReadonlyArray<{
    readonly access: PostgresUserAccess;
    readonly name: string;
  }>;
  readonly version: string;
  readonly " $fragmentType": "usePostgresSettings_postgres";
};
export type usePostgresSettings_postgres$key = {
  readonly " $data"?: usePostgresSettings_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePostgresSettings_postgres">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v2 = {
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
  "name": "usePostgresSettings_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instanceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storageGib",
      "storageKey": null
    },
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
      "concreteType": "PostgresUser",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "access",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresDatabase",
      "kind": "LinkedField",
      "name": "databases",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owner",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extensions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresParameter",
      "kind": "LinkedField",
      "name": "parameters",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresPooler",
      "kind": "LinkedField",
      "name": "pooler",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresExposure",
      "kind": "LinkedField",
      "name": "exposure",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "port",
          "storageKey": null
        }
      ],
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
        (v2/*:: as any*/),
        (v1/*:: as any*/)
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bucket",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endpointUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accessKeyId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retentionDays",
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

(node as any).hash = "5da5171aa638cb1d917468d35e5adcca";

export default node;
