/**
 * @generated SignedSource<<0d0e9b289b8138a414910b63e859404e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresEndpointKind = "FERRETDB" | "PLAYGROUND" | "POOLER" | "PUBLIC" | "READ_ONLY" | "READ_WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostgresItem_postgres$data = {
  readonly cluster: {
    readonly uuid: string;
  };
  readonly databaseName: string;
  readonly endpoints: ReadonlyArray<{
    readonly host: string;
    readonly kind: PostgresEndpointKind;
  }>;
  readonly exposure: {
    readonly isEnabled: boolean;
  };
  readonly ferretdb: {
    readonly isEnabled: boolean;
  };
  readonly name: string;
  readonly storageGib: number;
  readonly version: string;
  readonly viewerCan: {
    readonly update: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ArchivingNotice_postgres" | "BackupFlag_postgres" | "PostgresDetails_postgres" | "PostgresInstances_postgres" | "PostgresMenu_postgres" | "PostgresProgress_postgres" | "PostgresStatusBadge_postgres" | "RestoredFrom_postgres">;
  readonly " $fragmentType": "PostgresItem_postgres";
};
export type PostgresItem_postgres$key = {
  readonly " $data"?: PostgresItem_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresItem_postgres">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isEnabled",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostgresItem_postgres",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "concreteType": "PostgresEndpoint",
      "kind": "LinkedField",
      "name": "endpoints",
      "plural": true,
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
          "name": "host",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresExposure",
      "kind": "LinkedField",
      "name": "exposure",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "update",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "useActionReason_state",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "allowed",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Message",
                  "kind": "LinkedField",
                  "name": "detail",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "MessageText_message",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "code",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "MessageParam",
                          "kind": "LinkedField",
                          "name": "params",
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
                          "kind": "ScalarField",
                          "name": "message",
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostgresStatusBadge_postgres"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostgresProgress_postgres"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostgresInstances_postgres"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BackupFlag_postgres"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArchivingNotice_postgres"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestoredFrom_postgres"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostgresMenu_postgres"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostgresDetails_postgres"
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};
})();

(node as any).hash = "09ed437eeb0f5092154cfc0e2cebaa0f";

export default node;
