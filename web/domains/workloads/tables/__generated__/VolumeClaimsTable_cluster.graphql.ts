/**
 * @generated SignedSource<<b805d0b991e0739300637c9f2e4eed91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VolumeClaimsTable_cluster$data = {
  readonly uuid: string;
  readonly volumeClaims: ReadonlyArray<{
    readonly createdAt: string;
    readonly name: string;
    readonly namespace: string;
    readonly phase: string;
    readonly sizeGb: number;
    readonly storageClass: string | null | undefined;
    readonly volumeName: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "VolumeClaimsTable_cluster";
};
export type VolumeClaimsTable_cluster$key = {
  readonly " $data"?: VolumeClaimsTable_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"VolumeClaimsTable_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VolumeClaimsTable_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersistentVolumeClaim",
      "kind": "LinkedField",
      "name": "volumeClaims",
      "plural": true,
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
          "name": "namespace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sizeGb",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storageClass",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "volumeName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "5a4dbeabb34789def335ec0c9b41013c";

export default node;
