/**
 * @generated SignedSource<<9a370a06a7159572472eb503f53b82ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CniPlugin = "CILIUM" | "FLANNEL" | "%future added value";
export type DatastoreMode = "ETCD" | "EXTERNAL" | "%future added value";
export type OsImage = "DEBIAN_13" | "ROCKY_10" | "UBUNTU_24_04" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type KubernetesCard_cluster$data = {
  readonly cni: CniPlugin | null | undefined;
  readonly datastore: {
    readonly externalEndpoint: string | null | undefined;
    readonly mode: DatastoreMode;
  };
  readonly hasEmbeddedRegistryMirror: boolean;
  readonly isCniEncrypted: boolean;
  readonly k3sVersion: string;
  readonly osImage: OsImage;
  readonly schedulesWorkloadsOnControlPlane: boolean;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsFact_cluster" | "RegistryFact_cluster">;
  readonly " $fragmentType": "KubernetesCard_cluster";
};
export type KubernetesCard_cluster$key = {
  readonly " $data"?: KubernetesCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"KubernetesCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KubernetesCard_cluster",
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
      "kind": "ScalarField",
      "name": "k3sVersion",
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
      "kind": "ScalarField",
      "name": "cni",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCniEncrypted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasEmbeddedRegistryMirror",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "schedulesWorkloadsOnControlPlane",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GitopsFact_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistryFact_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "aac6b2ef5f41e674f08bf2ef253967f7";

export default node;
