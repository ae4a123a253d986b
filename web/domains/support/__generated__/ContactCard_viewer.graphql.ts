/**
 * @generated SignedSource<<b1e1e064fd8ff5d39338de4130267be0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactCard_viewer$data = {
  readonly hasSupportForm: boolean | null | undefined;
  readonly user: {
    readonly email: string;
  };
  readonly " $fragmentType": "ContactCard_viewer";
};
export type ContactCard_viewer$key = {
  readonly " $data"?: ContactCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSupportForm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d91d5cc77dc7e9754cec774d32d3d920";

export default node;
