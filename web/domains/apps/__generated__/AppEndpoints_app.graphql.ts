/**
 * @generated SignedSource<<f2616c13d906933e5f3a7dc3a476be4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppEndpoints_app$data = {
  readonly endpoints: ReadonlyArray<{
    readonly host: string;
    readonly isPublic: boolean;
    readonly label: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly port: number;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"appEndpointFields_endpoint">;
  }>;
  readonly " $fragmentType": "AppEndpoints_app";
};
export type AppEndpoints_app$key = {
  readonly " $data"?: AppEndpoints_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppEndpoints_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppEndpoints_app",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AppEndpoint",
      "kind": "LinkedField",
      "name": "endpoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Message",
          "kind": "LinkedField",
          "name": "label",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "port",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPublic",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "appEndpointFields_endpoint"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InstalledApp",
  "abstractKey": null
};

(node as any).hash = "4565eccc90d8c0df70f0b2dd624a4fde";

export default node;
