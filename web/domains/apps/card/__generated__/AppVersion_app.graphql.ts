/**
 * @generated SignedSource<<9c913d2252512fc860978b6f5834baa9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppVersion_app$data = {
  readonly catalog: {
    readonly latestVersion: string;
  };
  readonly installation: {
    readonly version: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AppVersion_app";
};
export type AppVersion_app$key = {
  readonly " $data"?: AppVersion_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppVersion_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppVersion_app",
  "selections": [
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
          "name": "latestVersion",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstalledApp",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "App",
  "abstractKey": null
};

(node as any).hash = "4754764c345c145da1a0de0682ba4047";

export default node;
