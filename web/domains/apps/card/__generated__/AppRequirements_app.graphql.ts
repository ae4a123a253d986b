/**
 * @generated SignedSource<<11b2fcf9d4bd60419b3e97428f2e9391>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppRequirements_app$data = {
  readonly catalog: {
    readonly requiredAddons: ReadonlyArray<{
      readonly name: string;
      readonly title: string;
    }>;
  };
  readonly cluster: {
    readonly uuid: string;
  };
  readonly missingAddons: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "AppRequirements_app";
};
export type AppRequirements_app$key = {
  readonly " $data"?: AppRequirements_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppRequirements_app">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppRequirements_app",
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
          "concreteType": "CatalogAddon",
          "kind": "LinkedField",
          "name": "requiredAddons",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogAddon",
      "kind": "LinkedField",
      "name": "missingAddons",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "App",
  "abstractKey": null
};
})();

(node as any).hash = "29ea47aa90af226b76af707d980eccc0";

export default node;
