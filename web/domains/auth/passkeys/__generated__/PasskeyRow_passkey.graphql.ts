/**
 * @generated SignedSource<<49cd088a2bb5f97830e2fc0cc959f521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeyRow_passkey$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isSynced: boolean;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "PasskeyRow_passkey";
};
export type PasskeyRow_passkey$key = {
  readonly " $data"?: PasskeyRow_passkey$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeyRow_passkey",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSynced",
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
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "type": "Passkey",
  "abstractKey": null
};

(node as any).hash = "dfd84ac64ed4cc1d5d70713b99c22088";

export default node;
