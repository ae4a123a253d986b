/**
 * @generated SignedSource<<a1965420e9fd471501a630c4dcf82b22>>
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
  readonly rev: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "ef075d239bb9fd45d38e53b84228e581";

export default node;
