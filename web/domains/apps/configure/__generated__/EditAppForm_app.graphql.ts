/**
 * @generated SignedSource<<cbe1a5b1ba94496a28b89770a66beafc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditAppForm_app$data = {
  readonly catalog: {
    readonly name: string;
    readonly title: string;
  };
  readonly cluster: {
    readonly uuid: string;
  };
  readonly installation: {
    readonly instanceName: string;
    readonly viewerCan: {
      readonly configure: {
        readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
      };
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigureLayout_app" | "useAppForm_app">;
  readonly " $fragmentType": "EditAppForm_app";
};
export type EditAppForm_app$key = {
  readonly " $data"?: EditAppForm_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditAppForm_app">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditAppForm_app",
  "selections": [
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
      "concreteType": "CatalogApp",
      "kind": "LinkedField",
      "name": "catalog",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstalledApp",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instanceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InstalledAppPermissions",
          "kind": "LinkedField",
          "name": "viewerCan",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ActionState",
              "kind": "LinkedField",
              "name": "configure",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAppForm_app"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfigureLayout_app"
    }
  ],
  "type": "App",
  "abstractKey": null
};
})();

(node as any).hash = "c32b44bb947d6b2791f126f96c5baa18";

export default node;
