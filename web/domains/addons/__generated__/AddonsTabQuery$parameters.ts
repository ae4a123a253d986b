/**
 * @generated SignedSource<<e4c9b75c48814fc419c98a26ea3d7e1c>>
 * @relayHash 986427663c74f13639094fce18114415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4be6c81f59a1a0522a1ae77769c6a85721e3824ce843695e9f2c65b085be78a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddonsTabQuery } from './AddonsTabQuery.graphql';

const node: PreloadableConcreteRequest<AddonsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4be6c81f59a1a0522a1ae77769c6a85721e3824ce843695e9f2c65b085be78a8",
    "metadata": {},
    "name": "AddonsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
