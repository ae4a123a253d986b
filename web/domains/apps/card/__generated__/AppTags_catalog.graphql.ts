/**
 * @generated SignedSource<<bb8485f6d67638ef019df490385d49e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppTags_catalog$data = {
  readonly category: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "AppTags_catalog";
};
export type AppTags_catalog$key = {
  readonly " $data"?: AppTags_catalog$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppTags_catalog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppTags_catalog",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "CatalogApp",
  "abstractKey": null
};

(node as any).hash = "ea85e98f350cc93c47b2a96752422886";

export default node;
