/**
 * @generated SignedSource<<d6cb89b32c1fa367a86e8ce84486f505>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppIcon_catalog$data = {
  readonly category: string;
  readonly " $fragmentType": "AppIcon_catalog";
};
export type AppIcon_catalog$key = {
  readonly " $data"?: AppIcon_catalog$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppIcon_catalog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppIcon_catalog",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    }
  ],
  "type": "CatalogApp",
  "abstractKey": null
};

(node as any).hash = "00051b44de6ee3070738fad078427b15";

export default node;
