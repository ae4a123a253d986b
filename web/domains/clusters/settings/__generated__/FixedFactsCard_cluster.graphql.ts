/**
 * @generated SignedSource<<9ce39f7557d6bcbb5a87d78350fd529a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DatastoreMode = "ETCD" | "EXTERNAL" | "%future added value";
export type OsImage = "DEBIAN_13" | "ROCKY_10" | "UBUNTU_24_04" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FixedFactsCard_cluster$data = {
  readonly datastore: {
    readonly externalEndpoint: string | null | undefined;
    readonly mode: DatastoreMode;
  };
  readonly location: {
    readonly city: string;
    readonly countryCode: string;
  };
  readonly name: string;
  readonly osImage: OsImage;
  readonly " $fragmentType": "FixedFactsCard_cluster";
};
export type FixedFactsCard_cluster$key = {
  readonly " $data"?: FixedFactsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixedFactsCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixedFactsCard_cluster",
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
      "name": "osImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Datastore",
      "kind": "LinkedField",
      "name": "datastore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalEndpoint",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "d5fdd4208c226442a34aa3cc4310a781";

export default node;
