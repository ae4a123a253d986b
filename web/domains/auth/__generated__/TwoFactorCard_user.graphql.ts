/**
 * @generated SignedSource<<79000d39ab352ab19562108f69b118ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoFactorCard_user$data = {
  readonly hasTwoFactor: boolean;
  readonly " $fragmentType": "TwoFactorCard_user";
};
export type TwoFactorCard_user$key = {
  readonly " $data"?: TwoFactorCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoFactorCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTwoFactor",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5c0c6e1bcd4c4b4256d8edd262947bfc";

export default node;
