/**
 * @generated SignedSource<<14311b8b69c42880143be57c1cc1be5e>>
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
      readonly " $fragmentSpreads": FragmentRefs<"healthSummaryFields_summary">;
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "healthSummaryFields_summary"
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

(node as any).hash = "267d71412a217ad547230e0d5e8e84c9";

export default node;
