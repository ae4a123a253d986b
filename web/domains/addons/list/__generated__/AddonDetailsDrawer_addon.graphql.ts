/**
 * @generated SignedSource<<e22a8012fab77e99231babbace6c6bc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonCategory = "DATABASES" | "GITOPS" | "MONITORING" | "NETWORKING" | "OTHER" | "SECURITY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonDetailsDrawer_addon$data = {
  readonly catalog: {
    readonly category: AddonCategory;
    readonly description: string;
    readonly isRequired: boolean;
    readonly latestVersion: string;
    readonly title: string;
  };
  readonly name: string;
  readonly previousVersion: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddonDependencies_addon" | "AddonStatusBadge_addon">;
  readonly " $fragmentType": "AddonDetailsDrawer_addon";
};
export type AddonDetailsDrawer_addon$key = {
  readonly " $data"?: AddonDetailsDrawer_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonDetailsDrawer_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonDetailsDrawer_addon",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
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
          "name": "latestVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonStatusBadge_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonDependencies_addon"
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "73e7338a988e099d5b879eff34847a13";

export default node;
