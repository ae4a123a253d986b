/**
 * @generated SignedSource<<ce57e05cfb758ca81f90dc97e2c0ae1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ManifestKind = "DAEMON_SET" | "DEPLOYMENT" | "INGRESS" | "JOB" | "PERSISTENT_VOLUME_CLAIM" | "POD" | "SERVICE" | "STATEFUL_SET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type manifestEvent_cluster$data = {
  readonly manifest: {
    readonly kind: ManifestKind;
    readonly managedBy: string | null | undefined;
    readonly name: string;
    readonly namespace: string;
    readonly revision: string;
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentType": "manifestEvent_cluster";
};
export type manifestEvent_cluster$key = {
  readonly " $data"?: manifestEvent_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"manifestEvent_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "kind"
    },
    {
      "kind": "RootArgument",
      "name": "name"
    },
    {
      "kind": "RootArgument",
      "name": "namespace"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "manifestEvent_cluster",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "kind",
          "variableName": "kind"
        },
        {
          "kind": "Variable",
          "name": "name",
          "variableName": "name"
        },
        {
          "kind": "Variable",
          "name": "namespace",
          "variableName": "namespace"
        }
      ],
      "concreteType": "Manifest",
      "kind": "LinkedField",
      "name": "manifest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "managedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "08afef92d209ed1a7be8e088aa03ca96";

export default node;
