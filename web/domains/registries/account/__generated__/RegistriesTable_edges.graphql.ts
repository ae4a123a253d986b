/**
 * @generated SignedSource<<3d294f2b648279988f91c307b0607af0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistriesTable_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"RegistryRow_registry">;
  };
  readonly " $fragmentType": "RegistriesTable_edges";
}>;
export type RegistriesTable_edges$key = ReadonlyArray<{
  readonly " $data"?: RegistriesTable_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistriesTable_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RegistriesTable_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Registry",
      "kind": "LinkedField",
      "name": "node",
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
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RegistryRow_registry"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RegistryEdge",
  "abstractKey": null
};

(node as any).hash = "7ef65bb7c6c0803117f1af43170a93fb";

export default node;
