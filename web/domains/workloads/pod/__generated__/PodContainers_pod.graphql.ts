/**
 * @generated SignedSource<<a45085cf6dfeaf62d2500b7971554fd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContainerState = "RUNNING" | "TERMINATED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PodContainers_pod$data = {
  readonly containers: ReadonlyArray<{
    readonly image: string;
    readonly isReady: boolean;
    readonly message: string | null | undefined;
    readonly name: string;
    readonly reason: string | null | undefined;
    readonly restartCount: number;
    readonly state: ContainerState;
    readonly " $fragmentSpreads": FragmentRefs<"containerFields_container">;
  }>;
  readonly " $fragmentType": "PodContainers_pod";
};
export type PodContainers_pod$key = {
  readonly " $data"?: PodContainers_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodContainers_pod">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodContainers_pod",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Container",
      "kind": "LinkedField",
      "name": "containers",
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
          "name": "image",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restartCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "containerFields_container"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pod",
  "abstractKey": null
};

(node as any).hash = "ac2596eaf30766a98070de74e95fd710";

export default node;
