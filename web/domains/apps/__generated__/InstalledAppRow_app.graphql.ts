/**
 * @generated SignedSource<<fb7780a53ebb16f5bb7396ad20bc59c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstalledAppRow_app$data = {
  readonly catalog: {
    readonly title: string;
  } | null | undefined;
  readonly endpoints: ReadonlyArray<{
    readonly isPublic: boolean;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"appEndpointFields_endpoint">;
  }>;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AppProgress_app" | "AppStatusBadge_app">;
  readonly " $fragmentType": "InstalledAppRow_app";
};
export type InstalledAppRow_app$key = {
  readonly " $data"?: InstalledAppRow_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstalledAppRow_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstalledAppRow_app",
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
      "concreteType": "CatalogApp",
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
      "concreteType": "AppEndpoint",
      "kind": "LinkedField",
      "name": "endpoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPublic",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "appEndpointFields_endpoint"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppStatusBadge_app"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppProgress_app"
    }
  ],
  "type": "InstalledApp",
  "abstractKey": null
};

(node as any).hash = "e5be268765fe1c6396f5e25dd3b1c713";

export default node;
