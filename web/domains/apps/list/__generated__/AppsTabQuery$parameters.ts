/**
 * @generated SignedSource<<8a5e4ecda12deb92e584e8a72a80fc9a>>
 * @relayHash 5138a3741622a90ffe682f277e00f454
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d055d537f2965823abc6018d42f59cfca2777b8fcefb979224147fb9b681b19b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppsTabQuery } from './AppsTabQuery.graphql';

const node: PreloadableConcreteRequest<AppsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d055d537f2965823abc6018d42f59cfca2777b8fcefb979224147fb9b681b19b",
    "metadata": {},
    "name": "AppsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
