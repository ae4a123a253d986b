/**
 * @generated SignedSource<<e689542bd49da1706dc4e67cff9d1542>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeploymentRow_deployment$data = {
  readonly cluster: {
    readonly uuid: string;
  };
  readonly name: string;
  readonly namespace: string;
  readonly source: {
    readonly imageRepository: string;
    readonly imageTag: string;
  };
  readonly updatedAt: string;
  readonly updatedByName: string | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentAge_deployment" | "DeploymentDetails_deployment" | "DeploymentDrift_deployment" | "DeploymentHost_deployment" | "DeploymentMenu_deployment" | "DeploymentProgress_deployment" | "DeploymentStatusBadge_deployment" | "ReplicaCount_deployment">;
  readonly " $fragmentType": "DeploymentRow_deployment";
};
export type DeploymentRow_deployment$key = {
  readonly " $data"?: DeploymentRow_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentRow_deployment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentRow_deployment",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentSource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageRepository",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentStatusBadge_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentProgress_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentDrift_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentAge_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplicaCount_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentHost_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentMenu_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentDetails_deployment"
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};
})();

(node as any).hash = "f82ca88783d88a12bd83233cac29ca04";

export default node;
