/**
 * @generated SignedSource<<06e3cf9ab7e08b9980492344357268c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutsideServices_viewer$data = {
  readonly chatIdentifierHash: string | null | undefined;
  readonly " $fragmentType": "OutsideServices_viewer";
};
export type OutsideServices_viewer$key = {
  readonly " $data"?: OutsideServices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutsideServices_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutsideServices_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatIdentifierHash",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e7e8bfa6b11b5ed8b86b35adeceafab2";

export default node;
