/**
 * @generated SignedSource<<2358adf349cccd08d48b406bb434d1c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupportAccessCard_user$data = {
  readonly id: string;
  readonly isSupportEnabled: boolean;
  readonly supportEndsAt: string | null | undefined;
  readonly " $fragmentType": "SupportAccessCard_user";
};
export type SupportAccessCard_user$key = {
  readonly " $data"?: SupportAccessCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupportAccessCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupportAccessCard_user",
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
      "name": "isSupportEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEndsAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "386e2ead63cef94dc49acd342fcb32cf";

export default node;
