/**
 * @generated SignedSource<<e9b31b0f763b870b6c157856a3179236>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverLimitBanner_usage$data = {
  readonly activeClusters: number;
  readonly archivedClusters: number;
  readonly maxArchivedClusters: number;
  readonly maxClusters: number;
  readonly maxUsers: number;
  readonly users: number;
  readonly " $fragmentType": "OverLimitBanner_usage";
};
export type OverLimitBanner_usage$key = {
  readonly " $data"?: OverLimitBanner_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverLimitBanner_usage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverLimitBanner_usage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxArchivedClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "users",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxUsers",
      "storageKey": null
    }
  ],
  "type": "AccountUsage",
  "abstractKey": null
};

(node as any).hash = "ec1d7f8fe5b1ec7a65f391a8e10e9d9a";

export default node;
