/**
 * @generated SignedSource<<462a9e0bd1ab284097e86e2bc743cd62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SsoRole = "ADMIN" | "DEVELOPER" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SsoForm_singleSignOn$data = {
  readonly connection: {
    readonly clientId: string;
    readonly defaultRole: SsoRole;
    readonly domains: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly isRequired: boolean;
    readonly issuer: string;
    readonly roleClaim: string | null | undefined;
    readonly roleMapping: ReadonlyArray<{
      readonly role: SsoRole;
      readonly value: string;
    }>;
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
      "storageKey": null
    }
  ],
  "type": "SingleSignOn",
  "abstractKey": null
};

(node as any).hash = "ea563de3e3d8f49e8e2bf6affb36d801";

export default node;
