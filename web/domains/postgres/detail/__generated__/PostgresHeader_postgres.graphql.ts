/**
 * @generated SignedSource<<b48be5131d0167adc819435df6f0b928>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostgresHeader_postgres$data = {
  readonly backup: {
    readonly isEnabled: boolean;
  };
  readonly ferretdb: {
    readonly isEnabled: boolean;
  };
  readonly name: string;
  readonly storageGib: number;
  readonly version: string;
  readonly viewerCan: {
    readonly backUp: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ArchivingNotice_postgres" | "BackupFlag_postgres" | "PostgresInstances_postgres" | "PostgresMenu_postgres" | "PostgresProgress_postgres" | "PostgresStatusBadge_postgres" | "RestoredFrom_postgres" | "useBackUpNow_postgres">;
  readonly " $fragmentType": "PostgresHeader_postgres";
};
export type PostgresHeader_postgres$key = {
  readonly " $data"?: PostgresHeader_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresHeader_postgres">;
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
  "name": "PostgresHeader_postgres",
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
      "concreteType": "PostgresBackupSettings",
      "kind": "LinkedField",
      "name": "backup",
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
          "name": "backUp",
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
      "name": "useBackUpNow_postgres"
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};
})();

(node as any).hash = "9438bfd8e61c2d620cbe6a7157061c06";

export default node;
