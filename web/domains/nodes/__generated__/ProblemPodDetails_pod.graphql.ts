/**
 * @generated SignedSource<<adab84bf0c37a31118e4b4a3f3456f73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProblemPodDetails_pod$data = {
  readonly containers: ReadonlyArray<{
    readonly isReady: boolean;
    readonly name: string;
    readonly restartCount: number;
  }>;
  readonly name: string;
  readonly namespace: string;
  readonly nodeName: string | null | undefined;
  readonly " $fragmentType": "ProblemPodDetails_pod";
};
export type ProblemPodDetails_pod$key = {
  readonly " $data"?: ProblemPodDetails_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProblemPodDetails_pod">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ProblemPodDetails_pod",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "nodeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PodContainer",
      "kind": "LinkedField",
      "name": "containers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProblematicPod",
  "abstractKey": null
};
})();

(node as any).hash = "ffa18210fb28414c88be7abdd4ef0072";

export default node;
