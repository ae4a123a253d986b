/**
 * @generated SignedSource<<4007d7efc80c89ad78685a9000ddd8c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeysCard_user$data = {
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
  }> | null | undefined;
  readonly " $fragmentType": "PasskeysCard_user";
};
export type PasskeysCard_user$key = {
  readonly " $data"?: PasskeysCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeysCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeysCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTwoFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PasskeyRow_passkey"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "384d662939ee585d3cc450a701ddccc9";

export default node;
