/** The package has Flow types only; these are the parts the tests use. */
declare module 'relay-test-utils' {
  import type {
    ConcreteRequest,
    Environment,
    GraphQLResponse,
    OperationDescriptor,
    RequestParameters,
    Variables,
  } from 'relay-runtime';

  export interface MockEnvironment extends Environment {
    readonly mock: {
      getAllOperations(): readonly OperationDescriptor[];
      getMostRecentOperation(): OperationDescriptor;
      findOperation(test: (operation: OperationDescriptor) => boolean): OperationDescriptor;
      resolve(request: OperationDescriptor | ConcreteRequest, payload: GraphQLResponse): void;
      resolveMostRecentOperation(
        payload: GraphQLResponse | ((operation: OperationDescriptor) => GraphQLResponse),
      ): void;
      reject(request: OperationDescriptor, error: Error): void;
      rejectMostRecentOperation(error: Error | ((operation: OperationDescriptor) => Error)): void;
      nextValue(request: OperationDescriptor, payload: GraphQLResponse): void;
      complete(request: OperationDescriptor): void;
      queueOperationResolver(
        resolver: (operation: OperationDescriptor) => GraphQLResponse | Error | null,
      ): void;
      queuePendingOperation(query: unknown, variables: Variables): void;
      isLoading(request: RequestParameters, variables: Variables): boolean;
    };
  }

  export interface MockContext {
    readonly parentType?: string | null;
    readonly name?: string | null;
    readonly alias?: string | null;
    readonly path?: readonly string[];
    readonly args?: Readonly<Record<string, unknown>>;
  }
  /** Resolvers by type name; other values are generated. */
  export type MockResolvers = Readonly<
    Record<string, (context: MockContext, generateId: () => number) => unknown>
  >;

  export function createMockEnvironment(config?: object): MockEnvironment;
  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLResponse;
  };
}
