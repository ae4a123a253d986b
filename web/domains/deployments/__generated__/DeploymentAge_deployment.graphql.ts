/**
 * @generated SignedSource<<6e3c9749874d4834053383f3e1964154>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeploymentAge_deployment$data = {
  readonly cluster: {
    readonly healthSummary: {
      readonly unreachableSince: string | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentType": "DeploymentAge_deployment";
};
export type DeploymentAge_deployment$key = {
  readonly " $data"?: DeploymentAge_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentAge_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentAge_deployment",
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
          "concreteType": "HealthSummary",
          "kind": "LinkedField",
          "name": "healthSummary",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unreachableSince",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "1fcf285f63b8b208a8502ed20ab49f92";

export default node;
