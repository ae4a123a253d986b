/**
 * @generated SignedSource<<3635f2857bd2ca14918fb3f31ca5851b>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pod",
  "abstractKey": null
};

(node as any).hash = "8143a45bb53fe9bc829a070cfe762df9";

export default node;
