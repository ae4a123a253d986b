/**
 * @generated SignedSource<<51bf915510478418af3f63116f8f0d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SsoForm_singleSignOn$data = {
  readonly connection: {
    readonly " $fragmentSpreads": FragmentRefs<"ssoForm_connection">;
  } | null | undefined;
  readonly redirectUrl: string;
  readonly " $fragmentType": "SsoForm_singleSignOn";
};
export type SsoForm_singleSignOn$key = {
  readonly " $data"?: SsoForm_singleSignOn$data;
  readonly " $fragmentSpreads": FragmentRefs<"SsoForm_singleSignOn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SsoForm_singleSignOn",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redirectUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SsoConnection",
      "kind": "LinkedField",
      "name": "connection",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "ssoForm_connection",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "issuer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clientId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "roleClaim",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "defaultRole",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRequired",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SsoDomain",
              "kind": "LinkedField",
              "name": "domains",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SsoRoleMapping",
              "kind": "LinkedField",
              "name": "roleMapping",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "role",
                  "storageKey": null
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
  "type": "SingleSignOn",
  "abstractKey": null
};

(node as any).hash = "7f922564b09923640b1b2c818260634b";

export default node;
