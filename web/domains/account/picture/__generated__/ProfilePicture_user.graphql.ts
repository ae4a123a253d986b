/**
 * @generated SignedSource<<db144b8dc09cb4f91bf8d64ad9e59baf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePicture_user$data = {
  readonly avatarUrl: string | null | undefined;
  readonly " $fragmentType": "ProfilePicture_user";
};
export type ProfilePicture_user$key = {
  readonly " $data"?: ProfilePicture_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePicture_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePicture_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1e3829b072d84ff9fae2133c9348f810";

export default node;
