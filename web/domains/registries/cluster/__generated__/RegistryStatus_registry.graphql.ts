/**
 * @generated SignedSource<<56e8e68f7d93f1158ae872be67dd9628>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterRegistryStatus = "APPLIED" | "APPLYING" | "FAILED" | "REMOVING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistryStatus_registry$data = {
  readonly message: string | null | undefined;
  readonly namespaceCount: number | null | undefined;
  readonly namespaceTotal: number | null | undefined;
  readonly status: ClusterRegistryStatus | null | undefined;
  readonly " $fragmentType": "RegistryStatus_registry";
};
export type RegistryStatus_registry$key = {
  readonly " $data"?: RegistryStatus_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryStatus_registry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistryStatus_registry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "namespaceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "namespaceTotal",
      "storageKey": null
    }
  ],
  "type": "ClusterRegistry",
  "abstractKey": null
};

(node as any).hash = "31f7db00d7b31f9950a4738c12ae8673";

export default node;
