/**
 * @generated SignedSource<<0cf894b3b7539e23a2e2a3134c08d8de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonVersion_addon$data = {
  readonly catalog: {
    readonly latestVersion: string;
  };
  readonly previousVersion: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddonActionButton_addon">;
  readonly " $fragmentType": "AddonVersion_addon";
};
export type AddonVersion_addon$key = {
  readonly " $data"?: AddonVersion_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonVersion_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonVersion_addon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogAddon",
      "kind": "LinkedField",
      "name": "catalog",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latestVersion",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonActionButton_addon"
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "78ab0b1c0c75772439f4351fa5af6816";

export default node;
