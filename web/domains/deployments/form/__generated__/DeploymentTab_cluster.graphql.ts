/**
 * @generated SignedSource<<5b64873b66db6e48fee7078666f07ad6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeploymentTab_cluster$data = {
  readonly id: string;
  readonly ingressClasses: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly storageClasses: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddonNeeded_cluster" | "HostHints_cluster">;
  readonly " $fragmentType": "DeploymentTab_cluster";
};
export type DeploymentTab_cluster$key = {
  readonly " $data"?: DeploymentTab_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentTab_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "isDefault",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentTab_cluster",
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
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IngressClass",
      "kind": "LinkedField",
      "name": "ingressClasses",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StorageClass",
      "kind": "LinkedField",
      "name": "storageClasses",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonNeeded_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HostHints_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "f2b1e9814cb8196ee3edbaa18088a374";

export default node;
