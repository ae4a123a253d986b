/**
 * @generated SignedSource<<e98c536b11b28c46a31394e2a53f9e43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallAppForm_app$data = {
  readonly catalog: {
    readonly name: string;
    readonly title: string;
  };
  readonly cluster: {
    readonly id: string;
    readonly uuid: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConfigureLayout_app" | "InstallPlanCard_app" | "useAppForm_app">;
  readonly " $fragmentType": "InstallAppForm_app";
};
export type InstallAppForm_app$key = {
  readonly " $data"?: InstallAppForm_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallAppForm_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallAppForm_app",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
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
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogApp",
      "kind": "LinkedField",
      "name": "catalog",
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
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAppForm_app"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallPlanCard_app"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfigureLayout_app"
    }
  ],
  "type": "App",
  "abstractKey": null
};

(node as any).hash = "51567e06660f9d45bda3346b8036a912";

export default node;
