/**
 * @generated SignedSource<<758c29984e73e1b4688840bf9a4ed2b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonCategory = "DATABASES" | "GITOPS" | "MONITORING" | "NETWORKING" | "OTHER" | "SECURITY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonIcon_catalog$data = {
  readonly category: AddonCategory;
  readonly " $fragmentType": "AddonIcon_catalog";
};
export type AddonIcon_catalog$key = {
  readonly " $data"?: AddonIcon_catalog$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonIcon_catalog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonIcon_catalog",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    }
  ],
  "type": "CatalogAddon",
  "abstractKey": null
};

(node as any).hash = "3aaf40469ae457b8249de86d7c3cb313";

export default node;
