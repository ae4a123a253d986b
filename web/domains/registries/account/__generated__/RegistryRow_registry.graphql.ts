/**
 * @generated SignedSource<<8104cec5bcfbf81a994e835de6297c9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistryType = "AWS_ECR" | "CUSTOM" | "DOCKER_HUB" | "GITHUB_REGISTRY" | "GOOGLE_ARTIFACT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistryRow_registry$data = {
  readonly clusters: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly uuid: string;
  }> | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly type: RegistryType;
  readonly url: string | null | undefined;
  readonly username: string;
  readonly " $fragmentType": "RegistryRow_registry";
};
export type RegistryRow_registry$key = {
  readonly " $data"?: RegistryRow_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistryRow_registry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "RegistryRow_registry",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "clusters",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Registry",
  "abstractKey": null
};
})();

(node as any).hash = "3611d3ce452250706dce712022a69fbc";

export default node;
