/**
 * @generated SignedSource<<5075a9f273c2417b6c9229f8eec34d7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RollbackAddonDialog_addon$data = {
  readonly catalog: {
    readonly title: string;
  };
  readonly id: string;
  readonly previousVersion: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "RollbackAddonDialog_addon";
};
export type RollbackAddonDialog_addon$key = {
  readonly " $data"?: RollbackAddonDialog_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"RollbackAddonDialog_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RollbackAddonDialog_addon",
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
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "9209f666259be932dd77e674beed1030";

export default node;
