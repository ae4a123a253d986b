/**
 * @generated SignedSource<<147ca321fed3b90226cb1d663815a392>>
 * @relayHash 09a170e2d8947f10e51b62d143ecbf1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1892e4b85f755f4bc63c7a256bcc3ef122e26ea3603efa3c7309421ad90b10bf

import type { ConcreteRequest } from 'relay-runtime';
export type RecordEventInput = {
  metadata?: unknown | null | undefined;
  name: string;
};
export type useRecordEventMutation$variables = {
  input: RecordEventInput;
};
export type useRecordEventMutation$data = {
  readonly recordEvent: {
    readonly recorded: boolean;
  };
};
export type useRecordEventMutation = {
  response: useRecordEventMutation$data;
  variables: useRecordEventMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RecordEventPayload",
    "kind": "LinkedField",
    "name": "recordEvent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recorded",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecordEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1892e4b85f755f4bc63c7a256bcc3ef122e26ea3603efa3c7309421ad90b10bf",
    "metadata": {},
    "name": "useRecordEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c31be14daea7c7cdcac82bb30e7977fb";

export default node;
