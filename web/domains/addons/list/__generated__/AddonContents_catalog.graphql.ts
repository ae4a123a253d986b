/**
 * @generated SignedSource<<d067c3984cf622dd741f07af3746aedb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonContents_catalog$data = {
  readonly chart: {
    readonly name: string;
    readonly repository: string;
  } | null | undefined;
  readonly namespace: string | null | undefined;
  readonly podCount: number | null | undefined;
  readonly values: string | null | undefined;
  readonly " $fragmentType": "AddonContents_catalog";
};
export type AddonContents_catalog$key = {
  readonly " $data"?: AddonContents_catalog$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonContents_catalog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonContents_catalog",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "namespace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddonChart",
      "kind": "LinkedField",
      "name": "chart",
      "plural": false,
      "selections": [
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
          "name": "repository",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "podCount",
      "storageKey": null
    }
  ],
  "type": "CatalogAddon",
  "abstractKey": null
};

(node as any).hash = "e9f74905a88daf125dec4f1f38fbdad9";

export default node;
