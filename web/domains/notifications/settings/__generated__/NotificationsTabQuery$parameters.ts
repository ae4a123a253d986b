/**
 * @generated SignedSource<<b137b67fe68a0c5f4b99744204241f61>>
 * @relayHash a896684c88102f83b81660a168e67f8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 472d552e75a49a56c60799aaa4e095b1c07938545c5200ef83eaf664b7ef2683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsTabQuery } from './NotificationsTabQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "472d552e75a49a56c60799aaa4e095b1c07938545c5200ef83eaf664b7ef2683",
    "metadata": {},
    "name": "NotificationsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
