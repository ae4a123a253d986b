/**
 * @generated SignedSource<<27ba17e25b231e250213175397111fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContainerState = "RUNNING" | "TERMINATED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TerminalCard_pod$data = {
  readonly containers: ReadonlyArray<{
    readonly name: string;
    readonly state: ContainerState;
    readonly " $fragmentSpreads": FragmentRefs<"containerFields_container">;
  }>;
  readonly name: string;
  readonly namespace: string;
  readonly " $fragmentType": "TerminalCard_pod";
};
export type TerminalCard_pod$key = {
  readonly " $data"?: TerminalCard_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"TerminalCard_pod">;
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
  "name": "TerminalCard_pod",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "namespace",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Container",
      "kind": "LinkedField",
      "name": "containers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
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
})();

(node as any).hash = "13d7baf1c0ce3985f2a06319489cf263";

export default node;
