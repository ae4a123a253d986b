/**
 * @generated SignedSource<<71301d18d416157444a471d4b7c1b645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutoUpdateFrequency = "EVERY_10_MINUTES" | "EVERY_24_HOURS" | "EVERY_30_MINUTES" | "EVERY_5_MINUTES" | "EVERY_6_HOURS" | "EVERY_HOUR" | "EVERY_MINUTE" | "%future added value";
export type AutoUpdatePolicy = "ALL" | "CUSTOM" | "LATEST" | "MAJOR" | "MINOR" | "PATCH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeploymentDetails_deployment$data = {
  readonly autoUpdate: {
    readonly frequency: AutoUpdateFrequency;
    readonly isEnabled: boolean;
    readonly lastUpdateAt: string | null | undefined;
    readonly policy: AutoUpdatePolicy;
  };
  readonly exposure: {
    readonly ingressClass: string | null | undefined;
  };
  readonly port: number;
  readonly recentVersions: ReadonlyArray<{
    readonly imageTag: string;
  }>;
  readonly secretNames: ReadonlyArray<string>;
  readonly servicePort: number;
  readonly variables: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentHost_deployment">;
  readonly " $fragmentType": "DeploymentDetails_deployment";
};
export type DeploymentDetails_deployment$key = {
  readonly " $data"?: DeploymentDetails_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentDetails_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentDetails_deployment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "port",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "servicePort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secretNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentVariable",
      "kind": "LinkedField",
      "name": "variables",
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentExposure",
      "kind": "LinkedField",
      "name": "exposure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ingressClass",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentAutoUpdate",
      "kind": "LinkedField",
      "name": "autoUpdate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "policy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frequency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUpdateAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentVersion",
      "kind": "LinkedField",
      "name": "recentVersions",
      "plural": true,
      "selections": [
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
      "name": "DeploymentHost_deployment"
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "c9ba3c9965371e27c352d55b390c93c3";

export default node;
