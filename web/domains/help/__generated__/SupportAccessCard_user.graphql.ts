/**
 * @generated SignedSource<<93107232b3a5bbacf067cb583349e7ef>>
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9224cf5feec0cbc5a5696b835b970e92";

export default node;
